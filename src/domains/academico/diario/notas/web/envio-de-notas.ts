import type { TipoDeEnvio } from '#platform/web/envios/envio.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { chamar, PRAZO_DO_GUARDADO_MS } from '#platform/web/rede/api.ts';
import { texto } from '#shared/textos.ts';
import { notasApi } from '../api.ts';
import { esquemaDasNotas, insistirNaNota, largarNota, pedidosDe, restoDasNotas } from '../envio.ts';
import { textosNotas } from '../texts.ts';

/** How marks that wait in the outbox are sent: cell by cell they are taken, refused, or stand against another's. */
export const envioDeNotas: TipoDeEnvio = {
  envelhece: ['DiarioNota', 'PainelProfessor'],
  async enviar(corpo, chave) {
    const notas = esquemaDasNotas.parse(corpo);
    const resultados = [];
    for (const [i, body] of pedidosDe(notas).entries())
      resultados.push(
        ...(
          await chamar(
            notasApi.gravarNotas,
            { body },
            { chaveIdempotencia: i === 0 ? chave : `${chave}:${i}`, prazoMs: PRAZO_DO_GUARDADO_MS },
          )
        ).celulas,
      );
    const t = (qual: 'mudouNoServidor' | 'semResposta') => texto(textosNotas, qual, idiomaAtual());
    return restoDasNotas(notas, resultados, { mudou: t('mudouNoServidor'), semResposta: t('semResposta') });
  },
  insistir: (corpo, problema) => insistirNaNota(esquemaDasNotas.parse(corpo), problema),
  largar: (corpo, problema) => largarNota(esquemaDasNotas.parse(corpo), problema),
};
