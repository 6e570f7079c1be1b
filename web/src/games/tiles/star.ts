/** The outline of a star on a 24 by 24 grid. */
export const STAR = "M12 2l3 7 7 .6-5.4 4.6 1.7 7.2L12 17.5 5.7 21.4l1.7-7.2L2 9.6 9 9z";
