export { CaixaDeLinhas } from './caixa-de-linhas.tsx';
export { SemLinhas } from './estados.tsx';
export { FiltroEmPalavras } from './filtros/em-palavras.tsx';
export { FiltrosDaLista } from './filtros/filtros-da-lista.tsx';
export { classeDe } from './linhas/linha.tsx';
export { TabelaDados } from './tabela-dados.tsx';
export { MenuExportar } from './barra/menu-exportar.tsx';
export { useFiltroInicial } from './filtros/use-filtro-inicial.ts';
export { useEloDaLista } from './use-elo-da-lista.ts';
export type {
  AcaoEmMassa,
  Buscar,
  Coluna,
  Escolha,
  Filtro,
  FiltroSalvo,
  IdLinha,
  LinhaDe,
  Opcao,
  PropsTabela,
  ProvedorDeFiltros,
} from './tipos.ts';
