export { porId } from '#shared/por-id.ts';
