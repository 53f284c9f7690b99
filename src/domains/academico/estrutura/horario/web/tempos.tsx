import { useTextos } from '#platform/web/i18n.tsx';
import type { Tempo } from '../semana.ts';
import { textosHorario } from '../texts.ts';
import { EntradaDeHora } from './entrada-de-hora.tsx';
import estilo from './horario.module.css';

/** The hours of the periods of the day, the first column of the grid. */
export function Tempos({
  tempos,
  somenteLeitura,
  aoMudar,
}: {
  tempos: Tempo[];
  somenteLeitura: boolean;
  aoMudar: (tempos: Tempo[]) => void;
}) {
  const t = useTextos(textosHorario);
  const mudar = (ordem: number, parte: Partial<Tempo>): void =>
    aoMudar(tempos.map((tempo) => (tempo.ordem === ordem ? { ...tempo, ...parte } : tempo)));
  return (
    <section className={estilo.tempos} aria-label={t('tempos')} style={{ gridRow: `span ${tempos.length + 1}` }}>
      <h3>{t('tempos')}</h3>
      {tempos.map(({ ordem, inicio, fim }) => (
        <div key={ordem} className={estilo.tempo}>
          <span>{ordem}º</span>
          <EntradaDeHora
            rotulo={`${t('tempoN', { n: ordem })}: ${t('inicio')}`}
            valor={inicio}
            desativada={somenteLeitura}
            aoMudar={(hora) => mudar(ordem, { inicio: hora })}
          />
          <EntradaDeHora
            rotulo={`${t('tempoN', { n: ordem })}: ${t('fim')}`}
            valor={fim}
            desativada={somenteLeitura}
            aoMudar={(hora) => mudar(ordem, { fim: hora })}
          />
        </div>
      ))}
    </section>
  );
}
