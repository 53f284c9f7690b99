import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo } from '#platform/web/rede/api.ts';
import type { Intervalo } from '../../periodos.ts';
import { textosLivros } from '../../texts.ts';
import { PeriodosEscolhidos, useIntervaloInicial, usePeriodos } from '../../web/periodos-escolhidos.tsx';
import { exportacaoApi } from '../api.ts';
import { ConferenciaDaEcd } from './conferencia-da-ecd.tsx';

/** The books for other programs: plain text, and the official digital bookkeeping with what it lacks. */
export default function ExportarLivros({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosLivros);
  const periodos = usePeriodos();
  const inicial = useIntervaloInicial(periodos);
  const [escolhido, setEscolhido] = useState<Intervalo | null>(null);
  const [anoEscolhido, setAno] = useState<number | null>(null);
  const intervalo = escolhido ?? inicial;
  const anos = [...new Set((periodos ?? []).map(({ id }) => Math.trunc(id / 100)))];
  const encerrado = (periodos ?? []).find(({ id, situacao }) => id % 100 === 14 && situacao === 'fechado');
  const ano = anoEscolhido ?? (encerrado ? Math.trunc(encerrado.id / 100) : anos[0]);
  const baixar = (promessa: Promise<unknown>): void => void promessa.catch(avisar.erro);
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('exportar')}>
      <h3>{t('jornal')}</h3>
      <p>{t('jornalTexto')}</p>
      {periodos && intervalo && (
        <>
          <PeriodosEscolhidos periodos={periodos} intervalo={intervalo} aoMudar={setEscolhido} />
          <Button
            mt="sm"
            onClick={() =>
              baixar(
                baixarArquivo(exportacaoApi.jornal, { query: { De: intervalo.de, Ate: intervalo.ate } }, { nomePadrao: 'livros.journal' }),
              )
            }
          >
            {t('baixar')}
          </Button>
        </>
      )}
      <h3>{t('ecd')}</h3>
      <p>{t('ecdTexto')}</p>
      {ano !== undefined && (
        <>
          <NativeSelect
            label={t('ano')}
            value={String(ano)}
            data={anos.map(String)}
            onChange={({ currentTarget: { value } }) => setAno(Number(value))}
          />
          <ConferenciaDaEcd
            key={ano}
            ano={ano}
            aoBaixar={() => baixar(baixarArquivo(exportacaoApi.ecd, { query: { Ano: ano } }, { nomePadrao: `ecd-${ano}.txt` }))}
          />
        </>
      )}
    </Janela>
  );
}
