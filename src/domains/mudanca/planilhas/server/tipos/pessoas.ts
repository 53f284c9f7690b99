import { sql } from 'kysely';
import { z } from 'zod';
import { corrigirPessoa, criarPessoasEmLote, excluirPessoa } from '#domains/pessoas/registro/server/door.ts';
import { esquemaNovaPessoa } from '#domains/pessoas/esquemas.ts';
import { montarAluno } from '#domains/pessoas/importacao/importacao.ts';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import { acharPessoas, cpfDaReferencia, type Pessoas, referenciaATela } from '#domains/mudanca/server/referencias.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Recusa } from '#platform/server/registros/importar.ts';
import { campo } from '#shared/campos.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { type CampoDaPessoa, camposDaPessoa } from '#domains/mudanca/campos/pessoas.ts';
import { profundidadesPor } from '#domains/mudanca/profundidades.ts';
import type { TipoDePlanilha } from '../tipo.ts';

const linha = z.strictObject({
  codigo: campo.texto({ max: 60 }),
  mae: campo.textoOpcional(60),
  pai: campo.textoOpcional(60),
  pessoa: esquemaNovaPessoa,
});
type Linha = z.output<typeof linha>;
type PorNome = ReadonlyMap<string, { id: number; semCpf: number | null }>;
type Apoio = { pessoas: Pessoas; porNome: PorNome };
type Valores = Partial<Record<CampoDaPessoa, string>>;

const semRua = {
  br: 'Cidade e UF sem rua nem CEP não são um endereço, e ficam de fora.',
  en: 'City and state with neither street nor postal code are no address, and stay out.',
};
const pais = ['mae', 'pai'] as const;
const nomeNoDia = (nome: string, nascimento: string): string => `${normalizarBusca(nome)} ${nascimento}`;
const primeiroNome = (nome: string): string | undefined => normalizarBusca(nome).split(' ')[0];
const nomeInteiro = ({ pessoa: { nome, sobrenome } }: Linha): string => `${nome} ${sobrenome ?? ''}`.trim();

/**
 * People, students and guardians alike. The same CPF under a name or birth that agrees, or the same name on the same birth date where not both have a
 * CPF, is the same person, and stays as it is. A later line of a code puts right whom the first one made.
 */
export const tipoPessoas: TipoDePlanilha<CampoDaPessoa, Linha, Apoio> = {
  tipo: 'pessoas',
  // A sheet of CPFs tells which of them the school knows.
  paraCarregar: ['pessoas:criar', 'pessoas:editar'],
  paraDesfazer: ['pessoas:excluir'],
  alvoTipo: 'pessoa',
  tamanho: 250,
  arquivo: { br: 'Modelo de pessoas', en: 'People model' },
  campos: camposDaPessoa,
  esquema: linha,
  campoDe: { cpf: 'cpf', nome: 'nome', sobrenome: 'sobrenome', dataNascimento: 'dataNascimento', filiations: 'mae' },
  apoio: async ({ db }, valores) => ({
    pessoas: await acharPessoas(
      db,
      valores.flatMap((v) => [v.codigo, v.mae, v.pai, v.cpf]),
    ),
    porNome: await conhecidasPorNome(db, valores),
  }),
  montar: ({ codigo = '', mae, pai, ...v }) => {
    const { dados, origens } = montarAluno(v);
    const daPessoa = Object.keys(dados).map((chave) => [`pessoa.${chave}`, chave as CampoDaPessoa] as const);
    const dasPartes = Object.entries(origens).map(([path, origem]) => [`pessoa.${path}`, origem as CampoDaPessoa] as const);
    return {
      nome: `${v.nome ?? ''} ${v.sobrenome ?? ''}`.trim(),
      dados: { codigo, mae, pai, pessoa: dados },
      origens: Object.fromEntries([...daPessoa, ...dasPartes]),
    };
  },
  comparar: (lidas, { pessoas }) =>
    lidas.map(({ corpo }) => [
      ...recusaDoCpf(corpo, pessoas),
      ...pais.flatMap((quem) => {
        const codigo = corpo[quem];
        return codigo === null || pessoas.de(codigo)
          ? []
          : [{ campo: quem, erro: erros.MUDANCA_PESSOA_DESCONHECIDA({ codigo: referenciaATela(codigo) }) }];
      }),
    ]),
  emPe: sql`select id from v_pessoa_resumo`,
  // A city by itself is no address.
  avisos: (_db, _hoje, { mapeamento, fixos }) => {
    const ditas = (partes: readonly string[]): boolean => partes.some((parte) => mapeamento[parte] !== undefined || fixos[parte]);
    return Promise.resolve(ditas(['cidade', 'uf']) && !ditas(['cep', 'logradouro']) ? [semRua] : []);
  },
  chaves: ({ cpf, ...v }) => {
    const nascimento = nascimentoDe(v);
    const deCpf = cpf ? cpfDaReferencia(cpf) : null;
    return [...(deCpf ? [deCpf] : []), ...(nascimento ? [nomeNoDia(`${v.nome ?? ''} ${v.sobrenome ?? ''}`, nascimento)] : [])];
  },
  conhecida: (corpo, { pessoas, porNome }) => {
    const { cpf, dataNascimento } = corpo.pessoa;
    const deste = cpf ? pessoas.de(cpf) : null;
    if (deste) return deste.id;
    const xara = dataNascimento ? porNome.get(nomeNoDia(nomeInteiro(corpo), dataNascimento)) : undefined;
    return (cpf ? xara?.semCpf : xara?.id) ?? null;
  },
  nomeDaConhecida: (corpo, { pessoas }) => (corpo.pessoa.cpf && pessoas.de(corpo.pessoa.cpf)?.nome) || nomeInteiro(corpo),
  profundidades: (valores) =>
    profundidadesPor(
      valores.map(({ codigo, cpf, mae, pai }) => ({
        nomes: [codigo, cpf && cpfDaReferencia(cpf)],
        pendeDe: [mae, pai].flatMap((r) => (r ? [r, cpfDaReferencia(r)] : [])),
      })),
    ),
  gravar: async (ato, { corpos, apoio: { pessoas } }) => {
    const criadas = await criarPessoasEmLote(
      ato,
      corpos.map((corpo) => comPais(corpo, pessoas)),
    );
    return criadas.map(({ id }) => id);
  },
  corrigir: {
    acao: 'pessoa.corrigida',
    alheias: [
      'pessoa.consentimento',
      'pessoa.consentimento_revogado',
      'pessoa.dossie_preparado',
      'pessoa.dossie_emitido',
      'pessoa.foto-trocada',
      'pessoa.foto-removida',
      'pessoa.ficha-saude-preenchida',
      'pessoa.ficha-saude-alterada',
    ],
    saida: {
      br: 'Para acertar o cadastro, não é preciso desfazer: envie a planilha de pessoas outra vez, com o mesmo código e os dados certos.',
      en: 'To put the register right nothing has to be undone: send the people sheet again, with the same code and the right data.',
    },
    fazer: (ato, { id, corpo, apoio: { pessoas }, arquivo }) =>
      corrigirPessoa(ato, { id, dita: comPais(corpo, pessoas), motivo: `Mudança de sistema: ${arquivo}`.slice(0, 300) }),
  },
  desfazer: (ato, { id }) => excluirPessoa(ato, id),
};

/** A CPF that somebody has already, under a first name and a birth of which none agrees, or with another birth: families write that of one of them. */
function recusaDoCpf(corpo: Linha, pessoas: Pessoas): Recusa<'cpf'>[] {
  const { cpf, nome, dataNascimento } = corpo.pessoa;
  const dona = cpf ? pessoas.de(cpf) : null;
  if (!dona || dona.id === pessoas.de(corpo.codigo)?.id) return [];
  const nascimentos = dataNascimento && dona.nascimento ? [dataNascimento, dona.nascimento] : null;
  const isMesma = nascimentos ? nascimentos[0] === nascimentos[1] : primeiroNome(nome) === primeiroNome(dona.nome);
  return isMesma ? [] : [{ campo: 'cpf', erro: erros.MUDANCA_CPF_DE_OUTRA_PESSOA({ nome: dona.nome }) }];
}

/** The person of a line, with mother and father as they are here. */
function comPais({ pessoa, ...corpo }: Linha, pessoas: Pessoas): Linha['pessoa'] {
  return {
    ...pessoa,
    filiations: pais.flatMap((tipo) => {
      const dela = corpo[tipo] === null ? null : pessoas.de(corpo[tipo]);
      return dela ? [{ id: null, tipo, nome: dela.nome, filiadoPessoaId: dela.id }] : [];
    }),
  };
}

function nascimentoDe(v: Valores): string | null {
  const { dataNascimento } = montarAluno({ dataNascimento: v.dataNascimento ?? '' }).dados;
  return typeof dataNascimento === 'string' && campo.dataCivil().safeParse(dataNascimento).success ? dataNascimento : null;
}

async function conhecidasPorNome(db: Db | Tx, valores: readonly Valores[]): Promise<PorNome> {
  const lidas = valores.flatMap((v) => {
    const nascimento = nascimentoDe(v);
    return nascimento === null ? [] : [{ nome: normalizarBusca(`${v.nome ?? ''} ${v.sobrenome ?? ''}`), nascimento }];
  });
  const { rows } = await sql<{ id: number; semCpf: number | null; nome: string; nascimento: string }>`
    select min(p.id)::bigint as id, (min(p.id) filter (where p.cpf is null))::bigint as "semCpf", p.nome_busca as nome, p.data_nascimento as nascimento
    from unnest(${lidas.map((l) => l.nome)}::text[], ${lidas.map((l) => l.nascimento)}::date[]) as l(nome, nascimento)
      join v_pessoa_resumo p on p.data_nascimento = l.nascimento and p.nome_busca = l.nome group by 3, 4`.execute(db);
  return new Map(rows.map(({ nome, nascimento, ...quem }) => [nomeNoDia(nome, nascimento), quem]));
}
