import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { hojeEm } from '#shared/datas.ts';
import { ErroNegocio, type Idioma } from '#shared/erros.ts';
import { transacao } from '../database/kysely.ts';
import { anotarSaida, enviarArquivo } from './arquivo.ts';
import { comAutoria } from './autoria.ts';
import { autorizar } from './autorizacao.ts';
import { comCpfGravado, comCpfProcurado } from './cpf-procurado.ts';
import { validarEntrada } from './entrada.ts';
import { assinaturaDe, lerChave, umaVez } from './idempotencia.ts';
import { comEmCurso, type EmCurso, novoEmCurso } from './pedido-em-curso.ts';
import { lerPedido } from './pedido.ts';
import { anotarRecusa } from './recusas.ts';
import type { Pedido } from './quem.ts';
import { anotarQuemPediu } from '../medidas/registro-de-acesso.ts';
import type { EntradaGenerica, Rota } from './rota.ts';
import type { Arquivo, Contexto, Resposta, Servicos, Sessao } from './tipos.ts';
import { lerUpload } from './upload.ts';
import { desistenciaDe, type Vezes } from './vez-da-pessoa.ts';

/** Finds the live session of a request or refuses with SESSAO_INVALIDA; given by the room that owns sessions. */
export type CarregarSessao = (servicos: Servicos, pedido: Pedido) => Promise<Sessao>;

const caminhoFastify = (path: string): string => `/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
const nomeDaRota = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;

type Admitido = Sessao & { emCurso: EmCurso };

/** Registers one endpoint: who asks is settled before a byte of the body is read, then the body, then the handler. */
export function registrar(
  app: FastifyInstance,
  rota: Rota,
  { servicos, carregarSessao, vezes }: { servicos: Servicos; carregarSessao: CarregarSessao; vezes: Vezes },
): void {
  const { endpoint } = rota;
  const { db } = servicos;
  const admitidos = new WeakMap<FastifyRequest, Admitido>();
  app.route({
    method: endpoint.method,
    url: caminhoFastify(endpoint.path),
    ...(endpoint.corpoMaxBytes ? { bodyLimit: endpoint.corpoMaxBytes } : {}),
    config: { comSessao: rota.tipo !== 'publica' },
    onRequest: async (request, reply) => {
      if (rota.tipo === 'publica') {
        if (rota.grava) servicos.disco.exigirEspaco();
        return;
      }
      const desistencia = desistenciaDe(reply);
      const emCurso = novoEmCurso({ desistencia: rota.tipo === 'leitura' ? desistencia : null });
      const sessao = await comEmCurso(emCurso, () => admitir(endpoint, request, servicos, carregarSessao)).catch(
        async (recusa: unknown) => {
          // Who shows no session is a stranger, whatever was asked for.
          if (recusa instanceof ErroNegocio && recusa.status === 401) await vezes.entrarSemSessao(reply);
          throw recusa;
        },
      );
      // What would be stored is refused before its body is read.
      if (rota.tipo === 'escrita' || endpoint.uploadMaxBytes) servicos.disco.exigirEspaco();
      emCurso.pessoa = sessao.quem.usuarioId;
      anotarQuemPediu(request, sessao.quem.usuarioId);
      await vezes.tomarVez(rota, reply, sessao.quem.usuarioId, desistencia);
      admitidos.set(request, { ...sessao, emCurso });
    },
    handler: async (request, reply) => {
      const admitido = admitidos.get(request);
      const emCurso = admitido?.emCurso ?? novoEmCurso();
      const pedido = lerPedido(request);
      const resposta: Resposta = { cabecalho: (cabecalho, valor) => void reply.header(cabecalho, valor) };
      const atender = async (): Promise<unknown> => {
        if (rota.tipo === 'publica')
          return rota.responder({ db, pedido, servicos, resposta }, lerEntrada(endpoint, request, pedido.idioma));
        const { quem, agora } = admitido as Admitido;
        const fuso = servicos.config.tzEscola;
        const upload = endpoint.uploadMaxBytes
          ? await lerUpload(request, endpoint.uploadMaxBytes, { db, usuarioId: quem.usuarioId })
          : undefined;
        const entrada = { ...lerEntrada(endpoint, request, pedido.idioma), ...(upload && { upload }) };
        const contexto = { db, quem, hoje: hojeEm(new Date(agora), fuso), fuso, idioma: pedido.idioma, pedido, servicos, resposta };
        if (rota.tipo === 'escrita') return comCpfGravado(contexto, endpoint, request.body, () => escrever(rota, contexto, entrada));
        // The body of a command is no search: it may be a password.
        const { query, body } = request;
        return comCpfProcurado(contexto, endpoint, { query, body: rota.tipo === 'leitura' ? body : null }, () =>
          rota.responder(contexto, entrada),
        );
      };
      const resultado = await comEmCurso(emCurso, () =>
        atender().catch(async (causa: unknown) => {
          await anotarRecusa(db, causa, { endpoint, params: request.params, pedido, quem: admitido?.quem ?? null });
          if (!admitido) throw causa;
          throw await comAutoria(db, causa, { usuarioId: admitido.quem.usuarioId, fuso: servicos.config.tzEscola });
        }),
      );
      reply.header('x-instrucoes-sql', String(emCurso.instrucoes));
      if (endpoint.arquivo) {
        if (resultado === null) return reply.code(204).send();
        if (admitido) {
          const { quem } = admitido;
          await comEmCurso(emCurso, () => anotarSaida(reply, resultado as Arquivo, nomeDaRota(endpoint), { quem, servicos }));
        }
        return enviarArquivo(reply, resultado as Arquivo);
      }
      const data = endpoint.output && rota.tipo !== 'escrita' ? endpoint.output.parse(resultado) : (resultado ?? null);
      return reply.send({ data });
    },
  });
}

/** A write: one transaction, once for each key of its client. */
async function escrever(
  rota: Extract<Rota, { tipo: 'escrita' }>,
  { db, ...contexto }: Contexto,
  entrada: EntradaGenerica,
): Promise<unknown> {
  const { endpoint } = rota;
  const { quem, pedido } = contexto;
  const chave = lerChave(endpoint, pedido.cabecalhos['idempotency-key']);
  const preparado = await rota.preparar?.({ db, ...contexto }, entrada);
  return transacao(db, async (tx) => {
    const executar = async (): Promise<unknown> => {
      const data = await rota.responder({ tx, origem: pedido, ...contexto }, entrada, preparado);
      return endpoint.output && !endpoint.arquivo ? endpoint.output.parse(data) : data;
    };
    if (chave === null) return executar();
    const { usuarioId } = quem;
    return umaVez(tx, { usuarioId, rota: nomeDaRota(endpoint), chave, entrada: assinaturaDe(entrada) }, executar);
  });
}

/** The live session behind a request, with the permission that the endpoint asks for; a refusal leaves its event. */
async function admitir(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  servicos: Servicos,
  carregarSessao: CarregarSessao,
): Promise<Sessao> {
  const pedido = lerPedido(request);
  const sessao = await carregarSessao(servicos, pedido);
  const { quem } = sessao;
  try {
    autorizar(endpoint, quem, pedido.idioma);
    return sessao;
  } catch (recusa) {
    await anotarRecusa(servicos.db, recusa, { endpoint, params: request.params, pedido, quem });
    throw recusa;
  }
}

function lerEntrada(endpoint: AnyEndpoint, request: FastifyRequest, idioma: Idioma) {
  return validarEntrada(endpoint, { params: request.params, query: request.query as Record<string, unknown>, body: request.body }, idioma);
}
