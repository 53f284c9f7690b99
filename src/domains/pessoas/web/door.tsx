import { lazy } from 'react';

/** The fields of an address; they come with their first use, for few screens have them. */
export const CamposDoEndereco = lazy(async () => ({ default: (await import('../cep/web/campos-do-endereco.tsx')).CamposDoEndereco }));
/** What screens of other rooms may embed. */
export { buscarPessoas } from '../busca/web/buscar-pessoas.ts';
export { escreverCpf } from '../busca/web/escrever.ts';
export { FotoPessoa } from '../fotos/web/foto-pessoa.tsx';
export { buscarPessoasNaPaleta } from '../busca/web/paleta.ts';
export { PessoaPicker } from '../registro/web/pessoa-picker.tsx';
