import type { DataCivil } from '#shared/datas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Frequencia } from './frequencia.tsx';
import { Graficos } from './graficos.tsx';
import estilo from './inicio.module.css';
import { Recentes } from './recentes.tsx';

/** What the home shows after what waits: the month against the last, the year, and the newest records. */
export default function DepoisDoDia({ hoje }: { hoje: DataCivil }) {
  const { pode } = useSessao();
  return (
    <>
      <Graficos />
      <div className={estilo.par}>
        {(pode('painel-coordenador', 'visualizar') || pode('diario-frequencias', 'visualizar')) && <Frequencia hoje={hoje} />}
        <Recentes />
      </div>
    </>
  );
}
