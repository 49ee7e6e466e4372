package shop;

/** Needs to be looked at once a year. */
interface Calibrated {}
