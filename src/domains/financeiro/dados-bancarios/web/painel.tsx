import { Button } from '@mantine/core';
import { useState } from 'react';
import { envelhecer, invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { avisosBancariosApi } from '../api.ts';
import { textosDadosBancarios } from '../texts.ts';
import estilo from './dados-bancarios.module.css';
import { EmEspera } from './em-espera.tsx';
import { HistoricoBancario } from './historico.tsx';
import { NovaMudanca } from './nova-mudanca.tsx';
import type { ApiDoRegistro, CampoBancario } from './tipos.ts';

type Props = {
  api: ApiDoRegistro;
  alvoTipo: string;
  id: number;
  campos: readonly CampoBancario[];
  podeMudar: boolean;
  /** What other screens show of these data, by the beginnings of paths. */
  envelhece: readonly string[];
};

/** The bank data of a record on its screen: what holds, what waits, what was changed, and the way to change them. */
export function DadosBancarios({ api, alvoTipo, id, campos, podeMudar, envelhece }: Props) {
  const t = useTextos(textosDadosBancarios);
  const consulta = useConsulta(api.obter, { params: { id } });
  const [pedindo, setPedindo] = useState(false);
  const reler = (): void => void Promise.all([invalidar(api.obter), invalidar(avisosBancariosApi.avisos), envelhecer(...envelhece)]);
  const lidos = consulta.data;
  return (
    <section className={estilo.painel} aria-label={t('titulo')}>
      <h3>{t('titulo')}</h3>
      {consulta.error && !lidos && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!lidos && !consulta.error && <Esqueleto linhas={3} />}
      {lidos && (
        <>
          <FatosEmColunas fatos={campos.map(({ campo, rotulo }) => [rotulo, lidos.dados[campo] ?? t('vazio')])} />
          {lidos.espera && (
            <EmEspera api={api} id={id} campos={campos} lidos={lidos} espera={lidos.espera} podeMudar={podeMudar} aposMudar={reler} />
          )}
          {podeMudar && !lidos.espera && (
            <div className={estilo.acoes}>
              <Button variant="default" onClick={() => setPedindo(true)}>
                {t('mudar')}
              </Button>
            </div>
          )}
          <h4>{t('historico')}</h4>
          <HistoricoBancario campos={campos} itens={lidos.historico} />
          {pedindo && (
            <NovaMudanca
              api={api}
              alvoTipo={alvoTipo}
              id={id}
              campos={campos}
              lidos={lidos}
              aoFechar={() => setPedindo(false)}
              aposPedir={reler}
            />
          )}
        </>
      )}
    </section>
  );
}
