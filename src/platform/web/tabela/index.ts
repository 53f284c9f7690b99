export { TabelaDados } from './tabela-dados.tsx';
export { MenuExportar } from './menu-exportar.tsx';
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
