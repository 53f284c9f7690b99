import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { textosMudanca } from '#domains/mudanca/texts.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';
import estilo from './mudanca.module.css';

type Props = {
  campos: readonly CampoDePlanilha[];
  fixos: Readonly<Record<string, string>>;
  aoGuardar: (fixos: Record<string, string>) => Promise<void>;
};

/** What holds for every line of a sheet that has no column of it. */
export function ValoresFixos({ campos, fixos, aoGuardar }: Props) {
  const t = useTextos(textosMudanca);
  const { idioma } = useIdioma();
  const [digitados, setDigitados] = useState<Record<string, string> | null>(null);
  if (campos.length === 0) return null;
  const ditos = campos.flatMap((campo) => (fixos[campo.chave] ? [`${campo[idioma]}: ${fixos[campo.chave]}`] : []));
  return (
    <>
      <div className={estilo.acoes}>
        <Button variant="default" size="compact-sm" onClick={() => setDigitados({ ...fixos })}>
          {t('fixosBotao')}
        </Button>
        <span className="suave">{ditos.join(' · ')}</span>
      </div>
      {digitados && (
        <Janela
          aberta
          titulo={t('fixos')}
          aoFechar={() => setDigitados(null)}
          rodape={<Button onClick={() => void aoGuardar(digitados).then(() => setDigitados(null))}>{t('fixosGuardar')}</Button>}
        >
          <p className={estilo.texto}>{t('fixosAjuda')}</p>
          {campos.map((campo) => (
            <TextInput
              key={campo.chave}
              label={campo[idioma]}
              maxLength={200}
              value={digitados[campo.chave] ?? ''}
              onChange={(e) => {
                const { value } = e.currentTarget;
                setDigitados((antes) => ({ ...antes, [campo.chave]: value }));
              }}
            />
          ))}
        </Janela>
      )}
    </>
  );
}
