import { existsSync } from 'node:fs';
import path from 'node:path';
import { contarRetidos, restauracaoAberta } from '#platform/server/copias/retencao.ts';
import { listarCopias, ultimasCopias } from '#platform/server/copias/registro-de-copias.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { listarVerificacoes } from '#platform/server/integridade.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { operacaoApi } from '../api.ts';
import { lerSaude } from './situacao.ts';

type Operacao = RespostaServidor<typeof operacaoApi.obterOperacao>;
const COPIAS = 30;

/** What the administrator's window shows. */
export async function obterOperacao(servicos: Servicos): Promise<Operacao> {
  const { db, config } = servicos;
  const [saude, copias, { boaEm }, [ultima], restauracao] = await Promise.all([
    lerSaude(servicos),
    listarCopias(db, COPIAS),
    ultimasCopias(db),
    listarVerificacoes(db, 1),
    restauracaoAberta(db),
  ]);
  return {
    saude,
    hora: config.backupHour,
    ultimaCopiaEm: boaEm,
    ultimaVerificacao: ultima ? { achados: ultima.achados, invariantes: ultima.invariantes, concluidaEm: ultima.concluidaEm } : null,
    restauracao: restauracao ? { ...restauracao, ...(await contarRetidos(db)) } : null,
    copias: copias.map((copia) => ({
      ...(copia as Omit<Operacao['copias'][number], 'naPasta'>),
      naPasta: copia.nome !== null && existsSync(path.join(config.backupDir, copia.nome)),
    })),
  };
}
