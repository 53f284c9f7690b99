import { setPriority } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { lerConfig } from '#platform/server/config.ts';
import { abrirCopia } from '#platform/server/copias/abrir-copia.ts';
import { lerOuCriarChave } from '#platform/server/copias/chave.ts';
import { CopiaRecusada } from '#platform/server/copias/copia-recusada.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { criarCifra, registrarChaveDeDados } from '#platform/server/segredos/cifra.ts';
import { carregarSegredos } from '#platform/server/segredos/secrets.ts';
// The rooms register their invariants when they load: a backup is judged by those that the portal is judged by.
import '../rooms.ts';
import { copiar, type Desfecho } from '../operacao/server/copiar.ts';
import { type Conferida, verificarCopia } from '../operacao/server/verificar-copia.ts';
import { motivoDeNaoComecar } from '../server/motivo-de-nao-comecar.ts';
import { abrirBanco } from './abrir-banco.ts';
import { lerPedidoDeCopia } from './argumentos.ts';

const diz = (linha: string): void => void process.stdout.write(`${linha}\n`);
const log = pino({ level: 'fatal' });

async function executar(): Promise<boolean> {
  const pedido = lerPedidoDeCopia(process.argv.slice(2));
  const config = lerConfig(process.env);
  if (pedido.tipo === 'conferir') {
    const copia = await abrirCopia(path.resolve(pedido.pasta), config);
    return contarConferida(await verificarCopia(copia, { ...config, log }));
  }
  const { dataKeys } = carregarSegredos(config);
  lerOuCriarChave(config, diz);
  const banco = await abrirBanco(config, log);
  const { db, fechar } = abrirConexao(banco.url, { max: 2, applicationName: 'patio-backup', fuso: config.tzEscola });
  try {
    await registrarChaveDeDados(db, criarCifra(dataKeys));
    const desfecho = await copiar(
      { db, url: banco.url, config, chavesDeDados: dataKeys, log },
      { origem: 'comando', usuarioNome: null, conferir: pedido.conferir },
    );
    if (!desfecho) throw new CopiaRecusada('Another backup of this database is being made: wait for its end.');
    return contar(desfecho);
  } finally {
    await fechar();
    await banco.fechar();
  }
}

function contar({ feita, conferida }: Desfecho): boolean {
  const { pasta, criadaEm, tabelas, linhas, bytes, duracaoMs } = feita;
  diz(`Backup ${pasta}: ${tabelas} tables, ${linhas} rows, ${bytes} bytes in ${duracaoMs} ms, as the database stood at ${criadaEm}.`);
  return conferida ? contarConferida(conferida) : true;
}

function contarConferida({ resultados, achados, duracaoMs }: Conferida): boolean {
  for (const { id, exemplos } of resultados.filter((r) => r.achados > 0)) {
    diz(`NÃO ${id}`);
    for (const { alvo, detalhe } of exemplos.slice(0, 5)) diz(`      ${alvo}: ${detalhe}`);
  }
  diz(`It restores: ${resultados.length} invariants judged in the restored database, ${achados} violations, ${duracaoMs} ms.`);
  return achados === 0;
}

try {
  // Whoever works in the portal comes first.
  setPriority(10);
  process.exitCode = (await executar()) ? 0 : 1;
} catch (causa) {
  process.stderr.write(`${motivoDeNaoComecar(causa)}\n`);
  process.exitCode = 1;
}
