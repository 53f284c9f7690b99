import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe, presenteDe } from '#tests/helpers/ato.ts';
import sharp from 'sharp';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { escolaDeTeste, matriculaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type RespostaDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, tokenDoEmail, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { somarDias } from '#shared/datas.ts';
import type { familiaApi } from '#domains/academico/temporadas/familia/api.ts';

type Pagina = RespostaServidor<typeof familiaApi.abrirCadastroDaFamilia>;
export type Protocolo = {
  id: number;
  versao: number;
  pessoaId: number;
  solicitante: string;
  daFamilia: boolean;
  situacao: string;
  campos: { campo: string; valorAtual: unknown; valorProposto: unknown; arquivoId: number | null; mudou: boolean }[];
};
export const { hoje } = presenteDe(null);
export const pedido = {
  campos: ['celular', 'cpf', 'endereco', 'rg', 'nomeSocial'],
  documentos: ['rg', 'residencia'],
  fichaSaude: true,
  mensagem: 'Até sexta.',
};

export const dado = <T>(resposta: RespostaDeTeste): T => {
  expect(resposta.corpo.error).toBeUndefined();
  return resposta.corpo.data as T;
};

export const foto = async () =>
  (
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
/** A school with two classes, three families of the first, an office and a nurse; and what they do in a season. */
export async function mundoDaTemporada() {
  const ids: Record<string, number> = {};

  const s = await servidorDeTeste({ salas: [...salasDe.temporadas, ...salasDe.rh, ...salasDe.pessoas] });
  const { db } = s.banco;
  const escola = await escolaDeTeste(db, { ano: Number(hoje.slice(0, 4)), vagas: 20 });
  const permissoes = ['temporadas:criar', 'temporadas:editar', 'temporadas:visualizar', 'temporadas:listar', 'temporadas:excluir'] as const;
  const doBalcao = ['protocolos:editar', 'protocolos:visualizar', 'protocolos:listar', 'pessoas:visualizar'] as const;
  const [a, b] = [await usuarioDeTeste(s, 'secretaria'), await usuarioDeTeste(s, 'enfermaria')];
  const secretaria = quemDeTeste([...permissoes, ...doBalcao], { usuarioId: a.id, pessoaId: a.pessoaId });
  const enfermaria = quemDeTeste([...doBalcao, 'ficha-saude:visualizar', 'ficha-saude:editar'], { usuarioId: b.id, pessoaId: b.pessoaId });
  for (const [nome, email] of [
    ['Rita', 'rita@demo.escola'],
    ['Paulo', 'paulo@demo.escola'],
    ['Vera', null],
    ['Noé', 'noe@demo.escola'],
  ] as const) {
    const contacts = email === null ? [] : [{ tipo: 'email' as const, valor: email, principal: true }];
    const dados = { nome, sobrenome: 'Sá', dataNascimento: '1985-03-04', cpf: nome === 'Rita' ? '52998224725' : null, contacts };
    ids[nome] = (await transacao(db, (tx) => criarPessoa(atoDe(tx, { processo: 'teste' }), dados))).id;
  }
  const aluno = async (nome: string, turmaId: number, responsaveis: string[]) => {
    const { id } = await transacao(db, (tx) =>
      criarPessoa(atoDe(tx, { processo: 'teste' }), { nome, sobrenome: 'Sá', dataNascimento: '2014-05-10' }),
    );
    ids[nome] = id;
    const percentual = responsaveis.length === 1 ? '100.00' : '50.00';
    const quem = responsaveis.map((um) => ({
      pessoaId: ids[um] ?? 0,
      parentesco: 'outro' as const,
      pedagogico: true,
      financeiro: true,
      percentual,
    }));
    await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, id, 0, { turmaId, responsaveis: quem })));
  };
  await aluno('Ana', escola.turmaA, ['Rita', 'Paulo']);
  await aluno('Beto', escola.turmaA, ['Vera']);
  await aluno('Caio', escola.turmaB, ['Noé']);

  let vez = 0;
  const criar = async (partes = {}) =>
    dado<{ id: number; versao: number }>(
      await s.pedir('POST', 'Temporada', {
        quem: secretaria,
        body: {
          nome: `Temporada ${(vez += 1)}`,
          dataInicio: hoje,
          dataFim: somarDias(hoje, 10),
          turmaIds: [escola.turmaA],
          ...pedido,
          ...partes,
        },
      }),
    );
  const agir = (id: number, ato: string, versao: number) =>
    s.pedir('POST', `Temporada/${id}/${ato}`, { quem: secretaria, body: { versao } });
  /** An open season and the secret that each guardian got by mail. */
  const abrir = async (partes = {}) => {
    const { id, versao } = await criar(partes);
    const feita = dado<{ versao: number; convidados: number; semEmail: number }>(await agir(id, 'abertura', versao));
    return { id, ...feita, tokens: await tokensDe() };
  };
  const tokensDe = async (): Promise<Record<string, string>> => {
    const tokens: Record<string, string> = {};
    for (const { para, texto } of (await emailsDe(s)).toReversed())
      if (texto.includes('/conferir-cadastro?')) tokens[para] = tokenDoEmail(texto);
    return tokens;
  };
  const chamar = (verbo: string, body: unknown) => s.pedir('POST', `CadastroDaFamilia/${verbo}`, { body });
  const pagina = async (token = '') => dado<Pagina>(await chamar('abertura', { token }));
  const pessoaDe = async (token: string, nome: string) => {
    const achada = (await pagina(token)).pessoas.find(({ pessoaId }) => pessoaId === ids[nome]);
    if (!achada) throw new Error(`${nome} is not shown`);
    return achada;
  };
  const enviar = async (token: string, nome: string, partes: Record<string, unknown>) => {
    const { pessoaId, visto } = await pessoaDe(token, nome);
    return chamar('envio', { token, pessoaId, visto, valores: {}, ...partes });
  };
  const protocolos = async (quem = secretaria): Promise<Protocolo[]> => {
    const { itens } = dado<{ itens: { id: number }[] }>(
      await s.pedir('GET', 'Protocolo/obter-paginado?Situacao=aberto&DaFamilia=true&TamanhoDaPagina=100&CampoOrdenado=numero', { quem }),
    );
    const lidos: Protocolo[] = [];
    for (const { id } of itens) lidos.push(dado<Protocolo>(await s.pedir('GET', `Protocolo/${id}`, { quem })));
    return lidos;
  };
  const decidir = ({ id, versao, campos }: Protocolo, quem = secretaria, recusas: readonly string[] = []) =>
    s.pedir('POST', `Protocolo/${id}/decisao`, {
      quem,
      body: {
        versao,
        parecer: null,
        campos: campos.map(({ campo }) => ({
          campo,
          aceito: !recusas.includes(campo),
          motivoRecusa: recusas.includes(campo) ? 'Ilegível' : null,
        })),
      },
    });
  const celularDe = async (nome: string) =>
    (
      await sql<{ valor: string }>`select valor from pessoas_contatos where pessoa_id = ${ids[nome]} and tipo = 'celular'`.execute(
        s.banco.db,
      )
    ).rows[0]?.valor;
  const esquecer = () =>
    sql`update protocolos set situacao = 'cancelado', decidido_em = now() where situacao = 'aberto'`.execute(s.banco.db);
  return {
    s,
    escola,
    ids,
    secretaria,
    enfermaria,
    criar,
    agir,
    abrir,
    tokensDe,
    chamar,
    pagina,
    pessoaDe,
    enviar,
    protocolos,
    decidir,
    celularDe,
    esquecer,
  };
}
