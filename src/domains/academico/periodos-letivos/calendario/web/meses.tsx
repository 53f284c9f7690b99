import clsx from 'clsx';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { contarLetivos, type DiaDoCalendario, diaIso, diasDe, isDiaLetivo, tiposDeDia, trechos } from '../dias.ts';
import { textosCalendario } from '../texts.ts';
import estilo from './calendario.module.css';
import { letraDoDia, nomeDoMes } from './rotulos.ts';

export type Marcados = ReadonlyMap<DataCivil, DiaDoCalendario>;
type Props = {
  dataInicio: DataCivil;
  dataFim: DataCivil;
  marcados: Marcados;
  somenteLeitura: boolean;
  /** A day was chosen, or with Shift a stretch that ends in it. */
  aoEscolher: (de: DataCivil, ate: DataCivil) => void;
};

const passos: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The months of a period. On a phone each is the list of what is marked in it. */
export function Meses({ dataInicio, dataFim, marcados, somenteLeitura, aoEscolher }: Props) {
  const [foco, setFoco] = useState(dataInicio);
  const dias = diasDe(dataInicio, dataFim);
  const meses = Map.groupBy(dias, (dia) => dia.slice(0, 7));
  const escolher = (dia: DataCivil, evento: MouseEvent): void => {
    const [de, ate] = evento.shiftKey && foco < dia ? [foco, dia] : [dia, dia];
    setFoco(dia);
    aoEscolher(de, ate);
  };
  const andar = (evento: KeyboardEvent<HTMLDivElement>): void => {
    const passo = passos[evento.key];
    const alvo = passo === undefined ? undefined : somarDias(foco, passo);
    if (alvo === undefined || alvo < dataInicio || alvo > dataFim) return;
    evento.preventDefault();
    setFoco(alvo);
    evento.currentTarget.querySelector<HTMLElement>(`[data-dia="${alvo}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows of the buttons inside
    <div className={estilo.meses} onKeyDown={andar}>
      {[...meses].map(([mes, seus]) => (
        <Mes key={mes} mes={mes} dias={seus} foco={foco} marcados={marcados} somenteLeitura={somenteLeitura} aoEscolher={escolher} />
      ))}
    </div>
  );
}

type PropsMes = {
  mes: string;
  dias: DataCivil[];
  foco: DataCivil;
  marcados: Marcados;
  somenteLeitura: boolean;
  aoEscolher: (dia: DataCivil, evento: MouseEvent) => void;
};

function Mes({ mes, dias, foco, marcados, somenteLeitura, aoEscolher }: PropsMes) {
  const t = useTextos(textosCalendario);
  const { idioma } = useIdioma();
  const [primeiro = '', ultimo = ''] = [dias[0], dias.at(-1)];
  const seus = dias.flatMap((dia) => marcados.get(dia) ?? []);
  return (
    <section className={estilo.mes} aria-label={nomeDoMes(mes, idioma)}>
      <h3>
        {nomeDoMes(mes, idioma)} <span className="suave">{t('nLetivos', { n: contarLetivos(primeiro, ultimo, marcados) })}</span>
      </h3>
      <div className={estilo.semanas}>
        {[1, 2, 3, 4, 5, 6, 7].map((dia) => (
          <span key={dia} className={estilo.cabeca} aria-hidden>
            {letraDoDia(dia, idioma)}
          </span>
        ))}
        {dias.map((dia, i) => {
          const marcado = marcados.get(dia);
          const letivo = isDiaLetivo(dia, marcado);
          const nome = `${formatarData(dia)}: ${marcado ? `${rotuloDe(tiposDeDia, marcado.tipo, idioma)}, ${marcado.nome}` : t(letivo ? 'comAula' : 'semAula')}`;
          return (
            <button
              key={dia}
              type="button"
              data-dia={dia}
              title={nome}
              aria-label={nome}
              tabIndex={dia === foco ? 0 : -1}
              disabled={somenteLeitura}
              className={clsx(estilo.dia, !letivo && estilo.semAula, marcado && estilo[marcado.tipo])}
              style={i === 0 ? { gridColumnStart: diaIso(dia) } : undefined}
              onClick={(evento) => aoEscolher(dia, evento)}
            >
              {Number(dia.slice(8))}
            </button>
          );
        })}
      </div>
      <ul className={estilo.lista}>
        {trechos(seus).map(({ dia, ate }) => (
          <li key={dia.data}>
            <button type="button" disabled={somenteLeitura} onClick={(evento) => aoEscolher(dia.data, evento)}>
              <span className={clsx(estilo.marca, estilo[dia.tipo])}>
                {dia.data.slice(8)}
                {ate !== dia.data && `–${ate.slice(8)}`}
              </span>{' '}
              {dia.nome}
              <span className="suave"> {rotuloDe(tiposDeDia, dia.tipo, idioma)}</span>
            </button>
          </li>
        ))}
        {seus.length === 0 && <li className={estilo.nada}>{t('nenhumMarcado')}</li>}
      </ul>
    </section>
  );
}
