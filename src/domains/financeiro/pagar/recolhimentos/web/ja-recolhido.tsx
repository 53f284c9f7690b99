import { Button } from '@mantine/core';
import { useState } from 'react';
import { BotaoSalvar, CampoData, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarReais, somar } from '#shared/dinheiro.ts';
import estilo from '../../web/pagar.module.css';
import { recolhimentosApi as api } from '../api.ts';
import { recolhidoAntes } from '../esquemas.ts';
import { textosRecolhimento } from '../texts.ts';
import { pedidoDoGrupo } from '../planejar.ts';
import type { GrupoARecolher } from './rotulos.ts';

const campo = camposDe<typeof recolhidoAntes>();
const FORMULARIO = 'ja-recolhido';

/** What of the chosen was handed over outside the portal: its day and how that is known, and nothing is paid. */
export function JaRecolhido({ grupos }: { grupos: readonly GrupoARecolher[] }) {
  const t = useTextos(textosRecolhimento);
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button variant="default" className={estilo.secao} onClick={() => setAberta(true)}>
        {t('jaRecolhido')}…
      </Button>
      {aberta && (
        <Janela
          aberta
          aoFechar={() => setAberta(false)}
          titulo={t('jaRecolhido')}
          rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('confirmarRecolhido')} />}
        >
          <p>{t('jaRecolhidoTexto', { n: grupos.length, valor: formatarReais(somar(grupos.map((g) => g.valorCentavos))) })}</p>
          <Formulario
            id={FORMULARIO}
            esquema={recolhidoAntes}
            valoresIniciais={{ dataRecolhimento: '', motivo: '' }}
            aoSalvar={(_, body, chaveIdempotencia) =>
              chamar(api.registrarRecolhimentoExterno, { body: { ...body, grupos: grupos.map(pedidoDoGrupo) } }, { chaveIdempotencia })
            }
            aposSalvar={(resposta) => {
              avisar.sucesso(t('marcados', { n: (resposta as RespostaCliente<typeof api.registrarRecolhimentoExterno>).externos.length }));
              setAberta(false);
              void envelhecer('Recolhimento');
            }}
          >
            <EmColunas>
              <CampoData nome={campo('dataRecolhimento')} rotulo={t('recolhidoEm')} colunas={4} autoFoco />
              <CampoTexto nome={campo('motivo')} rotulo={t('comoSeSabe')} dica={t('comoSeSabeAjuda')} colunas={8} maximo={300} />
            </EmColunas>
          </Formulario>
        </Janela>
      )}
    </>
  );
}
