import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import { descreverValor } from '../tabela/filtros/filtros.ts';
import type { Filtro } from '../tabela/tipos.ts';
import { valoresMostrados } from './filtros.ts';
import estilo from './relatorio.module.css';
import { textosRelatorio } from './texts.ts';
import type { EstadoDoRelatorio } from './use-relatorio.ts';

type PropsDoPapel = { relatorio: Relatorio; filtros: readonly Filtro[]; controle: EstadoDoRelatorio; aplicados: ValoresSoltos | undefined };

/** Paper has no chips: the filters in force as a line of text, so that a sheet says what it shows. */
export function FiltrosNoPapel({ relatorio, filtros, controle, aplicados }: PropsDoPapel) {
  const t = useTextos(textosRelatorio);
  const { idioma } = useIdioma();
  const valores = valoresMostrados(relatorio, controle.estado.filtros, aplicados);
  const partes = filtros.flatMap((filtro) => {
    const valor = valores[filtro.chave];
    return valor === undefined ? [] : [`${filtro.rotulo}: ${descreverValor(filtro, valor, idioma)}`];
  });
  if (controle.estado.busca !== '') partes.push(`“${controle.estado.busca}”`);
  return (
    <p className={estilo.soImpressao}>
      {t('filtrosEmUso')}: {partes.join(' · ')}
    </p>
  );
}
