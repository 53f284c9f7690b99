/** What others may use of rh/protocolos, in the browser. */
export { EntradaDeAnexo } from './entrada-de-anexo.tsx';
export { CampoDoCadastro } from './campo-do-cadastro.tsx';
export { isEnderecoVazio, mudancas, problemasDasMudancas, valorInicial } from './mudancas.ts';
