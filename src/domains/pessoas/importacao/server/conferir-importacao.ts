import { ceder } from '#platform/server/vez.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { LinhaLida } from '#platform/server/planilhas/ler-planilha.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { isDataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { type Idioma, preencher } from '#shared/erros.ts';
import { errosDeCampo } from '#shared/validacao.ts';
import type { importacaoApi } from '../api.ts';
import type { CampoImportado } from '../campos-importados.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { esquemaNovaPessoa } from '#domains/pessoas/esquemas.ts';
import { type DadosImportados, type LinhaImportada, type Mapeamento, montarLinha } from '../importacao.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';
import { ResponsaveisDaPlanilha } from './avisos-de-responsaveis.ts';
import {
  conhecidasPorCpf,
  divergenciasDe,
  identidade,
  nomesPorCpf,
  podeEditarPessoas,
  precisaDeCadastro,
} from './responsaveis-importados.ts';

type Conferencia = RespostaServidor<typeof importacaoApi.conferirImportacao>;
type LinhaConferida = Conferencia['linhas'][number];
type Problema = LinhaConferida['problemas'][number];
type Planilha = { colunas: readonly string[]; linhas: readonly LinhaLida[] };
type Escolha = { mapeamento: Mapeamento; aceitarParecidas: boolean; vinculos: readonly number[] };

const linhasNaTela = 300;
/** Lines looked at before other requests get their turn. */
const porVez = 50;
const porUrgencia: Record<LinhaConferida['situacao'], number> = { erro: 0, parecida: 1, cadastrada: 2, pronta: 3 };

/** The refusals of one person of a line, each with the name of its column; what has no column names none. */
export function problemasDe(
  { dados, origens }: DadosImportados,
  { colunas }: Pick<Planilha, 'colunas'>,
  mapeamento: Mapeamento,
  idioma: Idioma,
): Problema[] {
  const lida = esquemaNovaPessoa.safeParse(dados);
  if (lida.success) return [];
  return errosDeCampo(lida.error, idioma).map(({ path, message }) => {
    const membro = origens[path] ?? (path as CampoImportado);
    const indice = mapeamento[membro];
    return { coluna: indice === undefined ? null : (colunas[indice] ?? null), mensagem: message };
  });
}

/** Looks at every line and writes nothing: what is wrong, who is registered already, who looks like somebody. */
export async function conferirLinhas(
  db: Db,
  quem: Quem,
  planilha: Planilha,
  { mapeamento, aceitarParecidas, vinculos }: Escolha,
  idioma: Idioma,
): Promise<Conferencia> {
  const linhas: { numero: number; montada: LinhaImportada; problemas: Problema[] }[] = [];
  for (const [i, { numero, celulas }] of planilha.linhas.entries()) {
    if (i % porVez === 0) await ceder();
    const montada = montarLinha(celulas, mapeamento);
    const deTodos = [montada.aluno, ...montada.parentes.filter(precisaDeCadastro)];
    linhas.push({ numero, montada, problemas: deTodos.flatMap((dados) => problemasDe(dados, planilha, mapeamento, idioma)) });
  }
  const todas = linhas.map(({ montada }) => montada);
  const cpfs = todas.flatMap((montada) => [identidade(montada).cpf, ...montada.parentes.map(({ cpf }) => cpf ?? '')]);
  const porCpf = await conhecidasPorCpf(
    db,
    quem,
    cpfs.filter((cpf) => cpf !== ''),
  );
  const porNome = await conhecidasPorNome(db, quem, todas);
  const daPlanilha = nomesPorCpf(linhas);
  const aceitas = new Set(vinculos);
  const vistos = new Map<string, number>();
  const comoResponsavel = new Map<string, number>();
  const responsaveis = new ResponsaveisDaPlanilha(porCpf, podeEditarPessoas(quem), idioma);
  const colunaDe = (campo: CampoImportado): string | null => planilha.colunas[mapeamento[campo] ?? -1] ?? null;
  const conferidas = linhas.map(({ numero, montada, problemas }): LinhaConferida => {
    const { cpf, nome } = identidade(montada);
    const chave = chaveDoAluno(montada);
    const repetida = [cpf, chave].flatMap((marca) => vistos.get(marca) ?? [])[0];
    for (const marca of [cpf, chave]) if (marca !== '' && !vistos.has(marca)) vistos.set(marca, numero);
    const base = { numero, nome, avisos: [], aDecidir: false };
    const igual = porCpf.get(cpf)?.quem;
    if (igual && problemas.length === 0)
      return { ...base, situacao: 'cadastrada', problemas: [semColuna(erros.IMPORTACAO_JA_CADASTRADA({ quem: igual }).mensagem(idioma))] };
    const divergencias = igual === undefined ? divergenciasDe(montada, porCpf, daPlanilha) : [];
    const decididas = aceitas.has(numero);
    const deNomes = divergencias.map(({ campo, erro }) => ({ coluna: colunaDe(campo), mensagem: erro.mensagem(idioma) }));
    if (problemas.length > 0) return { ...base, situacao: 'erro', problemas: [...problemas, ...deNomes] };
    if (repetida !== undefined)
      return {
        ...base,
        situacao: 'erro',
        problemas: [semColuna(preencher(erros.definicoes.IMPORTACAO_REPETIDA[idioma], { linha: repetida }))],
      };
    const daLinha = comoResponsavel.get(cpf);
    if (daLinha !== undefined) {
      const { [idioma]: mensagem } = erros.definicoes.IMPORTACAO_COMO_RESPONSAVEL;
      return { ...base, situacao: 'erro', problemas: [semColuna(preencher(mensagem, { linha: daLinha }))] };
    }
    const aDecidir = divergencias.length > 0;
    if (aDecidir && !decididas) return { ...base, situacao: 'erro', problemas: deNomes, aDecidir };
    const parecida = porNome.get(chave);
    if (parecida && !aceitarParecidas)
      return {
        ...base,
        aDecidir,
        situacao: 'parecida',
        problemas: [semColuna(erros.IMPORTACAO_PARECIDA({ quem: parecida }).mensagem(idioma))],
      };
    const novos = montada.parentes.filter(precisaDeCadastro);
    // Registered with this line, as a guardian: a later line of their own would be left out.
    for (const { cpf: dele } of novos) if (dele && !comoResponsavel.has(dele)) comoResponsavel.set(dele, numero);
    const avisos = novos.flatMap((parente) => responsaveis.anotar(numero, parente, colunaDe));
    return { ...base, situacao: 'pronta', problemas: [], avisos, aDecidir };
  });
  const quantas = (situacao: LinhaConferida['situacao']): number => conferidas.filter((l) => l.situacao === situacao).length;
  return {
    total: conferidas.length,
    prontas: quantas('pronta'),
    erros: quantas('erro'),
    cadastradas: quantas('cadastrada'),
    parecidas: quantas('parecida'),
    responsaveisNovos: responsaveis.novos,
    responsaveisExistentes: responsaveis.existentes,
    linhas: conferidas.toSorted((a, b) => urgencia(a) - urgencia(b) || a.numero - b.numero).slice(0, linhasNaTela),
  };
}

const urgencia = ({ situacao, avisos }: LinhaConferida): number => porUrgencia[situacao] - (avisos.length > 0 ? 0.5 : 0);
const semColuna = (mensagem: string): Problema => ({ coluna: null, mensagem });

/** The same name on the same birth date; nothing without a date. */
function chaveDoAluno(montada: LinhaImportada): string {
  const { nome, nascimento } = identidade(montada);
  return nascimento === '' ? '' : `${normalizarBusca(nome)} ${nascimento}`;
}

/** Who is registered with the name and birth date of a line, in one statement. */
async function conhecidasPorNome(db: Db, quem: Quem, linhas: readonly LinhaImportada[]): Promise<ReadonlyMap<string, string>> {
  const comData = linhas.map((linha) => identidade(linha)).filter(({ nascimento }) => isDataCivil(nascimento));
  const nomes = comData.map(({ nome }) => normalizarBusca(nome));
  const nascimentos = comData.map(({ nascimento }) => nascimento);
  const { rows } = await sql<{ chave: string; quem: string }>`
    select p.nome_busca || ' ' || p.data_nascimento::text as chave, p.nome_completo || ' (' || p.codigo || ')' as quem
    from unnest(${nomes}::text[], ${nascimentos}::date[]) as l(nome, nascimento) join pessoas p on p.data_nascimento = l.nascimento and p.nome_busca = l.nome
    where ${escopoDePessoas(quem)}`.execute(db);
  return new Map(rows.map((r) => [r.chave, r.quem]));
}
