export { porId } from '#shared/campos.ts';
