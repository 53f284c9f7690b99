export { TabelaDados } from './tabela-dados.tsx';
export { MenuExportar } from './menu-exportar.tsx';
export { useFiltroInicial } from './use-filtro-inicial.ts';
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
