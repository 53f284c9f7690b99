/** What the enrollment wizard embeds of the contract. */
export { PassoContrato } from './passo-contrato.tsx';
export { PassoDescontos } from './passo-descontos.tsx';
export { ContratoDecidido } from './contrato-decidido.tsx';
export { ParcelasDecididas } from './parcelas-decididas.tsx';
export { TotalDecidido } from './total-decidido.tsx';
