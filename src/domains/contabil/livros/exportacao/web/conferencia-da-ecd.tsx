import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { textosLivros } from '../../texts.ts';
import { exportacaoApi } from '../api.ts';

/** The file of a year: checked when it is asked for, and saved. */
export function ConferenciaDaEcd({ ano, aoBaixar }: { ano: number; aoBaixar: () => void }) {
  const t = useTextos(textosLivros);
  const [conferida, setConferida] = useState(false);
  return (
    <>
      <Button.Group mt="sm">
        <Button variant="default" onClick={() => setConferida(true)}>
          {t('conferir')}
        </Button>
        <Button onClick={aoBaixar}>{t('baixar')}</Button>
      </Button.Group>
      {conferida && <Achados ano={ano} />}
    </>
  );
}

function Achados({ ano }: { ano: number }) {
  const t = useTextos(textosLivros);
  const { data, error } = useConsulta(exportacaoApi.conferirEcd, { query: { Ano: ano } });
  if (error) return <p role="alert">{mensagemDe(error)}</p>;
  if (!data) return <Esqueleto linhas={3} />;
  return (
    <div role="status">
      {data.achados.length === 0 && <p>{t('semAchados', { n: data.linhas })}</p>}
      <ul>
        {data.achados.map((achado) => (
          <li key={`${achado.linha} ${achado.regra} ${achado.detalhe}`}>{t('achado', achado)}</li>
        ))}
      </ul>
      {data.faltas.length > 0 && (
        <>
          <p>{t('faltam')}</p>
          <ul>
            {data.faltas.map(({ falta, n }) => (
              <li key={falta}>{t(falta, { n })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
