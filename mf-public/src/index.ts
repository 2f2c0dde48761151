// The shared packages load before anything that uses them.
import('./bootstrap');

export {};
