import { normalizarBusca } from '#shared/palavras/busca.ts';
import type { GrupoConta, Natureza, TipoConta } from '../grupos.ts';
import { cabeNaMascara, comPontos, familiaDe, naturezaDe, paiDe } from './plano.ts';
import { type ContaDoPlano, grupoDoCodigo } from './planos/planos.ts';

export type ProblemaDaLinha = { linha: number; codigo: string; problema: Problema };
export type Problema =
  | 'mascara'
  | 'repetida'
  | 'sem_nome'
  | 'sem_pai'
  | 'pai_analitico'
  | 'tipo'
  | 'natureza'
  | 'grupo'
  | 'outro_grupo'
  | 'longo';
type Linha = { numero: number; celulas: readonly string[] };
/** What stands in the chart already. */
export type Existente = Pick<ContaDoPlano, 'codigo' | 'tipo' | 'grupo'>;

const nomes = {
  codigo: ['codigo', 'conta', 'code', 'codigo da conta', 'codigo estrutural'],
  nome: ['nome', 'descricao', 'name', 'nome da conta', 'denominacao'],
  tipo: ['tipo', 'kind', 'type'],
  natureza: ['natureza', 'nature'],
  grupo: ['grupo', 'group'],
  referencial: ['codigo referencial', 'referencial', 'conta referencial', 'referential code'],
} as const;
type Coluna = keyof typeof nomes;
const lido = (texto: string): string => normalizarBusca(texto);

/** Where each column stands, -1 where the sheet has none. */
export function colunasDaPlanilha(colunas: readonly string[]): Record<Coluna, number> {
  const titulos = colunas.map(lido);
  const onde = (coluna: Coluna): number => titulos.findIndex((titulo) => (nomes[coluna] as readonly string[]).includes(titulo));
  return {
    codigo: onde('codigo'),
    nome: onde('nome'),
    tipo: onde('tipo'),
    natureza: onde('natureza'),
    grupo: onde('grupo'),
    referencial: onde('referencial'),
  };
}

const tipos: Readonly<Record<string, TipoConta>> = {
  s: 'sintetica',
  sintetica: 'sintetica',
  sintetico: 'sintetica',
  synthetic: 'sintetica',
  a: 'analitica',
  analitica: 'analitica',
  analitico: 'analitica',
  analytic: 'analitica',
};
const naturezas: Readonly<Record<string, Natureza>> = {
  d: 'devedora',
  devedora: 'devedora',
  debit: 'devedora',
  c: 'credora',
  credora: 'credora',
  credit: 'credora',
};
const grupos: Readonly<Record<string, GrupoConta>> = {
  ativo: 'ativo',
  passivo: 'passivo',
  'patrimonio liquido': 'patrimonio',
  patrimonio: 'patrimonio',
  pl: 'patrimonio',
  receita: 'receita',
  receitas: 'receita',
  despesa: 'despesa',
  despesas: 'despesa',
  custo: 'despesa',
  custos: 'despesa',
  'custo ou despesa': 'despesa',
  'custos e despesas': 'despesa',
  apuracao: 'apuracao',
  'apuracao do resultado': 'apuracao',
};

/**
 * What a sheet of accounts says: the accounts to create, those that stand already, and what is wrong line by line. What it leaves out
 * follows from the code: kind by what stands beneath, group and nature by the account above. Pure.
 */
export function lerContas(
  { colunas, linhas }: { colunas: Record<Coluna, number>; linhas: readonly Linha[] },
  { mascara, existentes }: { mascara: string; existentes: readonly Existente[] },
): { contas: ContaDoPlano[]; existentes: number; problemas: ProblemaDaLinha[] } {
  const ler = (linha: Linha, coluna: Coluna): string => linha.celulas[colunas[coluna]]?.trim() ?? '';
  const daPlanilha = linhas
    .map((linha) => ({ linha, codigo: comPontos(ler(linha, 'codigo'), mascara) }))
    .filter(({ codigo }) => codigo !== '')
    .toSorted((a, b) => (a.codigo < b.codigo ? -1 : a.codigo > b.codigo ? 1 : a.linha.numero - b.linha.numero));
  const comFilhas = new Set(daPlanilha.flatMap(({ codigo }) => paiDe(codigo) ?? []));
  const plano = new Map<string, Existente>(existentes.map((c) => [c.codigo, c]));
  const deAntes = new Set(plano.keys());
  const [contas, problemas]: [ContaDoPlano[], ProblemaDaLinha[]] = [[], []];
  let repetidas = 0;
  for (const { linha, codigo } of daPlanilha) {
    if (deAntes.has(codigo)) {
      repetidas += 1;
      continue;
    }
    const conta = contaDaLinha(codigo, (coluna) => ler(linha, coluna), { comFilhas, plano, mascara });
    if (typeof conta === 'string') problemas.push({ linha: linha.numero, codigo, problema: conta });
    else {
      contas.push(conta);
      plano.set(codigo, conta);
    }
  }
  return { contas, existentes: repetidas, problemas: problemas.toSorted((a, b) => a.linha - b.linha) };
}

function contaDaLinha(
  codigo: string,
  ler: (coluna: Coluna) => string,
  { comFilhas, plano, mascara }: { comFilhas: ReadonlySet<string>; plano: ReadonlyMap<string, Existente>; mascara: string },
): ContaDoPlano | Problema {
  if (!cabeNaMascara(codigo, mascara)) return 'mascara';
  if (plano.has(codigo)) return 'repetida';
  const nome = ler('nome');
  if (nome === '') return 'sem_nome';
  if (nome.length > 120 || ler('referencial').length > 30) return 'longo';
  const codigoPai = paiDe(codigo);
  const pai = codigoPai === null ? null : plano.get(codigoPai);
  if (pai === undefined) return 'sem_pai';
  if (pai?.tipo === 'analitica') return 'pai_analitico';
  const tipo = ler('tipo') === '' ? (comFilhas.has(codigo) ? 'sintetica' : 'analitica') : tipos[lido(ler('tipo'))];
  if (!tipo) return 'tipo';
  const grupo =
    ler('grupo') === ''
      ? pai?.grupo === 'passivo'
        ? (grupoDoCodigo(codigo) ?? pai.grupo)
        : (pai?.grupo ?? grupoDoCodigo(codigo))
      : grupos[lido(ler('grupo'))];
  if (!grupo) return 'grupo';
  if (pai && familiaDe(pai.grupo) !== familiaDe(grupo)) return 'outro_grupo';
  const natureza = ler('natureza') === '' ? naturezaDe(grupo, nome) : naturezas[lido(ler('natureza'))];
  if (!natureza) return 'natureza';
  return { codigo, nome, tipo, natureza, grupo, codigoReferencial: ler('referencial') || null };
}
