/** What the portal and screens of other rooms may embed. */
export { Moldura as MolduraPublica } from './moldura.tsx';
