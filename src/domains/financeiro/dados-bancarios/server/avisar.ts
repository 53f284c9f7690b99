import type { Ato } from '#platform/server/ato.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { formatarInstante } from '#shared/datas.ts';
import { quantos } from '#shared/palavras/quantos.ts';
import { texto } from '#shared/textos.ts';
import { quemPode } from '#domains/acesso/usuarios/server/door.ts';
import { textosDoCorreio } from '../texts-correio.ts';
import type { Mudanca } from './mudancas.ts';
import { permissaoDe, type RegistroComDadosBancarios } from './registro.ts';

export type Acontecido = 'pedida' | 'pedidaPorUnico' | 'aprovada' | 'retirada' | 'emVigor' | 'aberta' | 'reemitidos';
/** What still waits for its hour, and can be withdrawn. */
const podeRetirar: readonly Acontecido[] = ['pedida', 'pedidaPorUnico', 'aprovada', 'reemitidos'];
/** An act that can tell by mail. */
export type AtoQueAvisa<Q> = Pick<Ato<Q>, 'tx' | 'idioma' | 'fuso'> & { servicos: Pick<Servicos, 'correio' | 'config'> };

/**
 * Tells administrators, and whoever else may approve or take back, by mail after the commit. The mail has no bank data, not even masked:
 * whoever judges them looks at the screen. */
export async function avisar<Q>(
  { tx, idioma, fuso, servicos }: AtoQueAvisa<Q>,
  registro: RegistroComDadosBancarios,
  acontecido: Acontecido,
  mudanca: Pick<Mudanca, 'alvoId' | 'alvoNome' | 'pedidaPorNome' | 'valeEm'> & {
    por: string;
    motivo?: string | null;
    n?: number;
    entregues?: readonly string[];
  },
): Promise<void> {
  const { alvoNome, pedidaPorNome, valeEm, por, motivo, n = 0, entregues = [] } = mudanca;
  const valores = {
    // A name that ends in a full stop ends the sentence too.
    registro: alvoNome.replace(/\.$/, ''),
    pedidaPor: pedidaPorNome,
    por,
    motivo: motivo ?? '',
    boletos: quantos(n, idioma === 'br' ? 'boleto' : 'slip'),
    quando: valeEm === null ? '—' : formatarInstante(valeEm, fuso),
    entregues: entregues.join('\n'),
    link: `${servicos.config.publicUrl}/dashboard`,
  };
  const partes = [
    acontecido,
    ...(entregues.length > 0 ? (['voltam'] as const) : []),
    podeRetirar.includes(acontecido) ? ('pe' as const) : ('peSemVolta' as const),
  ];
  for (const { email } of await quemPode(tx, permissaoDe(registro)))
    await servicos.correio.enviar(tx, {
      para: email,
      assunto: texto(textosDoCorreio, 'assunto', idioma, valores),
      texto: partes.map((parte) => texto(textosDoCorreio, parte, idioma, valores)).join('\n\n'),
      urgente: true,
    });
}
