import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/house.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow, settings } from "./house/settings.svelte";
import { speak } from "./house/texts.svelte";

follow();
const target = document.getElementById("house");
if (target) void speak(settings.language).then(() => mount(App, { target }));
