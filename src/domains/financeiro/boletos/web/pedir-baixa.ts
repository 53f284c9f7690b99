import { chamar } from '#platform/web/rede/api.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { boletosApi as api } from '../api-boletos.ts';
import { recarregar } from './comum.tsx';

/** Asks first, with the consequence; afterwards the request can be taken back until it is sent. */
export async function pedirBaixa(
  ids: readonly number[],
  t: (chave: 'pedirBaixa' | 'pedirBaixaTexto' | 'baixasPedidas', params?: Record<string, string | number>) => string,
): Promise<boolean> {
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
