import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { MarcasDaRota } from '#platform/server/http/vez-da-pessoa.ts';
import type { Medidas } from '#platform/server/medidas/medidas.ts';
import { escreverPrometheus } from '#platform/server/medidas/prometheus.ts';
import { errosComuns } from '#shared/erros.ts';
import { familiasDoBanco, type Pools } from './familias-do-banco.ts';

const destaMaquina = new BlockList();
destaMaquina.addSubnet('127.0.0.0', 8, 'ipv4');
destaMaquina.addAddress('::1', 'ipv6');
/** What a proxy adds: who comes through one is not this machine, wherever the proxy stands. */
const deProxy = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

const impressao = (texto: string): Buffer => createHash('sha256').update(texto).digest();

/** With a token, who shows it; without one, only this machine itself, and nobody through a proxy. */
function podeLer({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return timingSafeEqual(impressao(headers.authorization ?? ''), impressao(`Bearer ${token}`));
  const { remoteAddress = '', remoteFamily } = socket;
  const familia = remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4';
  return !deProxy.some((nome) => nome in headers) && destaMaquina.check(remoteAddress, familia);
}

/** The figures of this process and of what it stands on, for Prometheus. To everybody else the address does not exist. */
export function registrarMetricas(app: FastifyInstance, servicos: Servicos, { medidas, pools }: { medidas: Medidas; pools: Pools }): void {
  const config: MarcasDaRota = { porta: 'vigia' };
  app.get('/api/metricas', { config }, async (request, reply) => {
    if (!podeLer(request, servicos.config.metricsToken)) throw errosComuns.ROTA_INEXISTENTE();
    const texto = escreverPrometheus([...medidas.familias(), ...(await familiasDoBanco(servicos, pools))]);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(texto);
  });
}
