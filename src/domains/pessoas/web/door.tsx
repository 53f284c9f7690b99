/** What screens of other rooms may embed. */
export { CamposDoEndereco } from './campos-do-endereco.tsx';
export { buscarPessoas } from './buscar-pessoas.ts';
export { escreverCpf } from './escrever.ts';
export { FotoPessoa } from './foto-pessoa.tsx';
export { buscarPessoasNaPaleta } from './paleta.ts';
export { PessoaPicker } from './pessoa-picker.tsx';
