import { envelhecer } from '#platform/web/rede/consultas.ts';

/** Everything of this room that a change makes old, by the beginnings of paths. */
export const lidas = ['InstituicaoEnsino', 'InstituicaoDisciplina', 'InstituicaoTurma'];
export const recarregar = (): Promise<void> => envelhecer(...lidas);
