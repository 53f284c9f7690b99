import { textosDevido } from '../texts.ts';
import { useState } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { PainelSuspenso } from '#platform/web/janelas/painel-suspenso.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { EntradaDeDia } from '#platform/web/pagina/entrada-de-dia.tsx';
import { devidoApi } from '../api.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { Passos } from './por-que.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

/** "Por que este valor?" of a title on any chosen date, past or to come. */
export function PorQueEmQualquerData({ id, hoje }: { id: number; hoje: string }) {
  const t = useTextos(textosTitulos);
  return (
    <PainelSuspenso
      largura={360}
      botao={(props) => (
        <button {...props} type="button" className="botao-simples">
          {t('porQue')}
        </button>
      )}
    >
      {() => <Conteudo id={id} hoje={hoje} />}
    </PainelSuspenso>
  );
}

function Conteudo({ id, hoje }: { id: number; hoje: string }) {
  const t = useTextos(textosDevido);
  const [em, setEm] = useState(hoje);
  const { data, error } = useConsulta(devidoApi.valorDevido, { params: { id }, query: { Data: em } }, { manterAnterior: true });
  return (
    <div className={estilo.porQue}>
      <EntradaDeDia rotulo={t('porQueEm')} valor={em} autoFoco erro={error?.message} aoMudar={setEm} />
      <div aria-live="polite">{data ? <Passos passos={data.passos} em={data.em} /> : <Esqueleto linhas={4} />}</div>
    </div>
  );
}
