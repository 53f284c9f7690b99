/** What the enrollment wizard embeds of the contract. */
export { PassoContrato } from './passo-contrato.tsx';
export { PassoDescontos } from './passo-descontos.tsx';
export { ContratoDecidido } from './contrato-decidido.tsx';
export { RevisaoDoContrato } from './revisao-do-contrato.tsx';
export { TotalDecidido } from './total-decidido.tsx';
