import { Button } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { anoDe, isEncerramento } from '../../periodo.ts';
import { useNomeDoPeriodo } from '../../periodos/web/door.tsx';
import { fechamentoApi as api } from '../api.ts';
import { textosFechamento } from '../texts.ts';
import { type PeriodoLido, recarregarFechamento } from './tipos.ts';

/** The last período that was closed: by whom, and its reopening with a reason. */
export function UltimoFechado({ periodo }: { periodo: PeriodoLido }) {
  const t = useTextos(textosFechamento);
  const nome = useNomeDoPeriodo();
  const { pode } = useSessao();
  const reabrir = useComando(api.reabrir, { aoConcluir: () => void recarregarFechamento() });
  const ano = anoDe(periodo.id);
  const rotulo = `${nome(periodo.id)} ${ano}`;
  const pedir = async (): Promise<void> => {
    const titulo = t('reabrir', { periodo: rotulo });
    const texto = isEncerramento(periodo.id) ? t('reabrirAnoTexto', { ano, seguinte: ano + 1 }) : t('reabrirTexto', { periodo: rotulo });
    const motivo = await perguntarMotivo({ titulo, texto, rotuloConfirmar: titulo, minimo: 3 });
    if (!motivo) return;
    await reabrir
      .mutateAsync({ params: { periodo: periodo.id }, body: { versao: periodo.versao, motivo } })
      .then(() => avisar.sucesso(t('reaberto', { periodo: rotulo })), avisar.erro);
  };
  return (
    <section aria-label={t('ultimoFechado')}>
      <h2>
        {t('ultimoFechado')}: {rotulo}
      </h2>
      {periodo.ultima && <p>{t('fechadoPor', { usuario: periodo.ultima.usuarioNome, em: escreverInstante(periodo.ultima.em) })}</p>}
      {pode('contabil-fechamento', 'editar') && (
        <Button variant="default" loading={reabrir.isPending} onClick={() => void pedir()}>
          {t('reabrir', { periodo: rotulo })}
        </Button>
      )}
    </section>
  );
}
