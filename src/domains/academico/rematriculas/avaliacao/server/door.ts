/** What others may use of academico/rematriculas/avaliacao, on the server. */
export { carregarCandidatos } from './carregar-candidatos.ts';
export { carregarDestino } from './carregar-destino.ts';
export { decidirCriterios, conferirSemAssinatura, lerAnos, vencimentoPadrao } from './criterios.ts';
