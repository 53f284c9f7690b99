import { setImmediate as respirar } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { LinhaLida } from '#platform/server/ler-planilha.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { normalizarBusca } from '#shared/busca.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { type Idioma, preencher } from '#shared/erros.ts';
import { lerTudo } from '#shared/ler-tudo.ts';
import { errosDeCampo } from '#shared/validacao.ts';
import type { importacaoApi } from '../api-importacao.ts';
import type { CampoImportado } from '../campos-importados.ts';
import { erros } from '../erros.ts';
import { esquemaNovaPessoa } from '../esquemas.ts';
import { type DadosImportados, type LinhaImportada, type Mapeamento, montarLinha } from '../importacao.ts';
import { escopoDePessoas } from './escopo.ts';

type Conferencia = RespostaServidor<typeof importacaoApi.conferirImportacao>;
type LinhaConferida = Conferencia['linhas'][number];
type Problema = LinhaConferida['problemas'][number];
type Planilha = { colunas: readonly string[]; linhas: readonly LinhaLida[] };
type Escolha = { mapeamento: Mapeamento; aceitarParecidas: boolean };

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
  const lida = lerTudo(esquemaNovaPessoa, dados);
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
  { mapeamento, aceitarParecidas }: Escolha,
  idioma: Idioma,
): Promise<Conferencia> {
  const linhas: { linha: LinhaLida; montada: LinhaImportada; problemas: Problema[] }[] = [];
  for (const [i, linha] of planilha.linhas.entries()) {
    if (i % porVez === 0) await respirar();
    const montada = montarLinha(linha.celulas, mapeamento);
    const deTodos = [montada.aluno, ...montada.parentes.filter(precisaDeCadastro)];
    linhas.push({ linha, montada, problemas: deTodos.flatMap((dados) => problemasDe(dados, planilha, mapeamento, idioma)) });
  }
  const conhecidas = await buscarConhecidas(
    db,
    quem,
    linhas.map(({ montada }) => montada),
  );
  const vistos = new Map<string, number>();
  const novos = new Set<string>();
  const existentes = new Set<string>();
  const conferidas = linhas.map(({ linha, montada, problemas }): LinhaConferida => {
    const { cpf, chave, nome } = identidade(montada);
    const repetida = [cpf, chave].flatMap((marca) => vistos.get(marca) ?? [])[0];
    for (const marca of [cpf, chave]) if (marca !== '' && !vistos.has(marca)) vistos.set(marca, linha.numero);
    const base = { numero: linha.numero, nome };
    if (problemas.length > 0) return { ...base, situacao: 'erro', problemas };
    const igual = conhecidas.porCpf.get(cpf);
    if (igual)
      return { ...base, situacao: 'cadastrada', problemas: [semColuna(erros.IMPORTACAO_JA_CADASTRADA({ quem: igual }).mensagem(idioma))] };
    if (repetida !== undefined)
      return {
        ...base,
        situacao: 'erro',
        problemas: [semColuna(preencher(erros.definicoes.IMPORTACAO_REPETIDA[idioma], { linha: repetida }))],
      };
    const parecida = conhecidas.porNome.get(chave);
    if (parecida && !aceitarParecidas)
      return { ...base, situacao: 'parecida', problemas: [semColuna(erros.IMPORTACAO_PARECIDA({ quem: parecida }).mensagem(idioma))] };
    for (const parente of montada.parentes.filter(precisaDeCadastro))
      (conhecidas.porCpf.has(parente.cpf ?? '') ? existentes : novos).add(chaveDoParente(parente));
    return { ...base, situacao: 'pronta', problemas: [] };
  });
  const quantas = (situacao: LinhaConferida['situacao']): number => conferidas.filter((l) => l.situacao === situacao).length;
  return {
    total: conferidas.length,
    prontas: quantas('pronta'),
    erros: quantas('erro'),
    cadastradas: quantas('cadastrada'),
    parecidas: quantas('parecida'),
    responsaveisNovos: novos.size,
    responsaveisExistentes: existentes.size,
    linhas: conferidas.toSorted((a, b) => porUrgencia[a.situacao] - porUrgencia[b.situacao] || a.numero - b.numero).slice(0, linhasNaTela),
  };
}

const semColuna = (mensagem: string): Problema => ({ coluna: null, mensagem });

type Parente = LinhaImportada['parentes'][number];

/** A guardian known by name alone is written on the student's filiation; with CPF or contact, becomes a person. */
export function precisaDeCadastro({ cpf, dados }: Parente): boolean {
  return cpf !== null || (dados.contacts as unknown[]).length > 0;
}

/** By what the same guardian is found in the lines of siblings: the CPF, or else name and contacts. */
export function chaveDoParente({ cpf, nome, dados }: Parente): string {
  if (cpf !== null) return `cpf:${cpf}`;
  const contatos = (dados.contacts as { valor: string }[]).map(({ valor }) => normalizarBusca(valor).replaceAll(/[\s().-]/g, ''));
  return `nome:${normalizarBusca(nome)}|${contatos.toSorted().join('|')}`.slice(0, 400);
}

function identidade({ aluno: { dados } }: LinhaImportada): { cpf: string; chave: string; nome: string } {
  const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');
  const nome = `${texto(dados.nome)} ${texto(dados.sobrenome)}`.trim();
  const nascimento = texto(dados.dataNascimento);
  return { cpf: texto(dados.cpf).replaceAll(/\D/g, ''), chave: nascimento === '' ? '' : `${normalizarBusca(nome)} ${nascimento}`, nome };
}

/** Who of the lines is registered already, in one statement: by CPF, and by the same name and birth date. */
async function buscarConhecidas(db: Db, quem: Quem, linhas: readonly LinhaImportada[]) {
  const cpfs = new Set(
    linhas.flatMap((linha) => [identidade(linha).cpf, ...linha.parentes.map(({ cpf }) => cpf ?? '')]).filter((cpf) => cpf !== ''),
  );
  const chaves = new Set(linhas.map((linha) => identidade(linha).chave).filter((chave) => chave !== ''));
  const nomes = [...chaves].map((chave) => chave.slice(0, -11));
  const nascimentos = [...chaves].map((chave) => chave.slice(-10)).map((data) => (/^\d{4}-\d\d-\d\d$/.test(data) ? data : null));
  const { rows } = await sql<{ cpf: string | null; chave: string | null; quem: string }>`
    select p.cpf, null as chave, p.nome_completo || ' (' || p.codigo || ')' as quem from pessoas p where p.cpf = any(${[...cpfs]}::text[]) and ${escopoDePessoas(quem)}
    union all
    select null, p.nome_busca || ' ' || p.data_nascimento::text, p.nome_completo || ' (' || p.codigo || ')'
    from unnest(${nomes}::text[], ${nascimentos}::date[]) as l(nome, nascimento) join pessoas p on p.data_nascimento = l.nascimento and p.nome_busca = l.nome
    where ${escopoDePessoas(quem)}`.execute(db);
  return {
    porCpf: new Map(rows.flatMap((r) => (r.cpf === null ? [] : [[r.cpf, r.quem] as const]))),
    porNome: new Map(rows.flatMap((r) => (r.chave === null ? [] : [[r.chave, r.quem] as const]))),
  };
}
