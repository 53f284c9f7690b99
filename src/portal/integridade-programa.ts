import pino from 'pino';
import { criarCifra, registrarChaveDeDados } from '#platform/server/segredos/cifra.ts';
import { lerConfig } from '#platform/server/config.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { carregarSegredos } from '#platform/server/segredos/secrets.ts';
import { segredosComuns } from '#platform/server/segredos/segredos-comuns.ts';
// The rooms register their invariants when they load: the command checks those that the portal checks.
import './rooms.ts';
import { abrirBanco } from './comandos/abrir-banco.ts';
import { verificarAgora } from './server/integridade.ts';
import { motivoDeNaoComecar } from './server/motivo-de-nao-comecar.ts';

// Checks every invariant from the command line, keeps the result, and ends with 1 when something does not hold: after a
// restore, before a release, from a scheduler.
const diz = (linha: string): void => void process.stdout.write(`${linha}\n`);

async function verificar(): Promise<number> {
  const config = lerConfig(process.env);
  const { dataKeys, ...daPasta } = carregarSegredos(config);
  const cifra = criarCifra(dataKeys);
  const log = pino({ level: 'error' });
  const banco = await abrirBanco(config, log);
  const { db, fechar } = abrirConexao(banco.url, {
    max: 3,
    applicationName: 'patio-integridade',
    fuso: config.tzEscola,
    statementTimeoutMs: 300_000,
  });
  try {
    await registrarChaveDeDados(db, cifra);
    const { chaveDaAuditoria } = await segredosComuns(db, cifra, config, daPasta);
    const { resultados, achados, id } = await verificarAgora(
      { db, dbRelatorios: db, config: { ...config, chaveDaAuditoria } },
      'comando',
      null,
    );
    for (const r of resultados) {
      diz(`${r.achados === 0 ? 'ok ' : 'NÃO'} ${r.id.padEnd(28)} ${String(r.achados).padStart(6)} ${String(r.duracaoMs).padStart(6)} ms`);
      for (const { alvo, detalhe } of r.exemplos.slice(0, 5)) diz(`      ${alvo}: ${detalhe}`);
    }
    diz(`\nVerificação ${id}: ${resultados.length} invariantes, ${achados} violações.`);
    return achados;
  } finally {
    await fechar();
    await banco.fechar();
  }
}

try {
  process.exitCode = (await verificar()) === 0 ? 0 : 1;
} catch (causa) {
  process.stderr.write(`${motivoDeNaoComecar(causa)}\n`);
  process.exitCode = 1;
}
