import { useState } from 'react';
import { Preparo, type Escolhido } from '#domains/academico/paineis/notificacoes/web/preparar.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { cartasApi } from '../api.ts';
import { textosCarta } from '../texts.ts';

type Props = { etapaId: number; alunos: readonly Escolhido[]; aoFechar: () => void };

/** Letters to the families of these students about an etapa. */
export default function PrepararCartas({ etapaId, alunos, aoFechar }: Props) {
  const t = useTextos(textosCarta);
  // As they were picked: the panel behind is read again once they are prepared.
  const [escolhidos] = useState(alunos);
  const preparar = useComando(cartasApi.prepararCartas, { envelhece: ['PainelCoordenador', 'Notificacao'] });
  return (
    <Preparo
      titulo={t('preparar', { n: escolhidos.length })}
      texto={t('prepararTexto')}
      escolhidos={escolhidos}
      comando={preparar}
      aoConfirmar={(pedido) => preparar.mutate({ body: { etapaId, ...pedido } })}
      aoFechar={aoFechar}
    />
  );
}
