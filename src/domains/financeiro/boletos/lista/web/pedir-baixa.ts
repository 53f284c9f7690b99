import { chamar } from '#platform/web/rede/api.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { boletosApi as api } from '../api.ts';
import type { textosBoletos } from '#domains/financeiro/boletos/texts.ts';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import type { Tradutor } from '#shared/textos.ts';

/** Asks first, with the consequence; afterwards the request can be taken back until it is sent. */
export async function pedirBaixa(ids: readonly number[], t: Tradutor<typeof textosBoletos>): Promise<boolean> {
  const sim = await confirmar({
    titulo: t('pedirBaixa'),
    texto: t('pedirBaixaTexto', { n: ids.length }),
    rotuloConfirmar: t('pedirBaixa'),
    perigo: true,
  });
  if (!sim) return false;
  try {
    const feito = await chamar(api.pedirBaixas, { body: { ids: [...ids], desfazer: false, motivo: null } });
    avisar.sucesso(t('baixasPedidas', feito));
    await recarregar();
    return true;
  } catch (erro) {
    avisar.erro(erro);
    return false;
  }
}
