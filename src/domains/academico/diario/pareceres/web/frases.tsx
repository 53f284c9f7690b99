import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { pareceresApi } from '../api.ts';
import { textosPareceres } from '../texts.ts';
import estilo from './pareceres.module.css';

const GerirFrases = lazy(() => import('./gerir-frases.tsx'));

/** The phrases of the school: each goes to the end of the text. */
export function FrasesDaEscola({ aoEscolher }: { aoEscolher: (frase: string) => void }) {
  const t = useTextos(textosPareceres);
  const { data } = useConsulta(pareceresApi.listarFrases, {});
  const [gerindo, setGerindo] = useState(false);
  const frases = (data?.itens ?? []).filter(({ ativa }) => ativa);
  return (
    <section>
      <h3>{t('frases')}</h3>
      {data && frases.length === 0 && <p className="suave">{t('semFrases')}</p>}
      <div className={estilo.frases}>
        {frases.map(({ id, texto }) => (
          <Button key={id} variant="default" size="xs" onClick={() => aoEscolher(texto)}>
            {texto}
          </Button>
        ))}
        <Button variant="subtle" size="xs" onClick={() => setGerindo(true)}>
          {t('gerirFrases')}
        </Button>
      </div>
      {gerindo && (
        <Suspense fallback={null}>
          <GerirFrases frases={data?.itens ?? []} aoFechar={() => setGerindo(false)} />
        </Suspense>
      )}
    </section>
  );
}
