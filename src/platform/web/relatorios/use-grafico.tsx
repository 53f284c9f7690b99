import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTextos } from '../i18n.tsx';
import tabela from '../tabela/tabela.module.css';
import { type BarraDoGrafico, Grafico } from './grafico.tsx';
import estilo from './relatorio.module.css';
import { textosRelatorio } from './texts.ts';

type Desenho = { titulo: string; barras: readonly BarraDoGrafico[]; tipo: Parameters<typeof Grafico>[0]['tipo'] };

/** The chart above a report and the button that shows it; null draws neither. `aberto`: shown until the button says otherwise. */
export function useGrafico(grafico: Desenho | null, { aberto = false } = {}): { botao: ReactNode; quadro: ReactNode } {
  const t = useTextos(textosRelatorio);
  const [pedido, setPedido] = useState<boolean | null>(null);
  const id = useId();
  if (!grafico || grafico.barras.length === 0) return { botao: null, quadro: null };
  const visivel = pedido ?? aberto;
  return {
    botao: (
      <button type="button" className={tabela.botaoTexto} aria-expanded={visivel} aria-controls={id} onClick={() => setPedido(!visivel)}>
        <IconChartBar size={16} aria-hidden />
        {t('grafico')}
      </button>
    ),
    quadro: (
      <section id={id} hidden={!visivel} className={estilo.quadro} aria-label={grafico.titulo}>
        <h2>{grafico.titulo}</h2>
        <Grafico barras={grafico.barras} tipo={grafico.tipo} />
      </section>
    ),
  };
}
