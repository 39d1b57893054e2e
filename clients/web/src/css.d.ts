/** Stylesheets are collected by the build. */
declare module '*.css';
