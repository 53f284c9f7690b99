import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { segundoFatorApi } from '../api.ts';
import { sessoesApi } from '#domains/acesso/sessoes/api.ts';
import { textosSegundoFator } from '../texts.ts';
import estilo from '#domains/acesso/web/acesso.module.css';
import { CodigosDeRecuperacao } from './codigos-de-recuperacao.tsx';
import { ConfirmarComCodigo } from './confirmar-com-codigo.tsx';
import { envelopar } from '#domains/acesso/web/envelope.ts';
import { LigarSegundoFator } from './ligar-segundo-fator.tsx';

type Fazendo = 'ligar' | 'desligar' | 'renovar' | null;

/** The second factor in the own account: what it is now, and turning it on or off. */
export function SegundoFator() {
  const t = useTextos(textosSegundoFator);
  const consulta = useConsulta(segundoFatorApi.segundoFator, {});
  const [fazendo, setFazendo] = useState<Fazendo>(null);
  const concluir = () => {
    setFazendo(null);
    void invalidar(segundoFatorApi.segundoFator);
    void invalidar(sessoesApi.minhasSessoes);
  };
  return (
    <section className={estilo.bloco} aria-label={t('segundoFator')}>
      <h3>{t('segundoFator')}</h3>
      {consulta.error && !consulta.data ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : !consulta.data ? (
        <Esqueleto linhas={2} />
      ) : fazendo === 'ligar' ? (
        <LigarSegundoFator aoConcluir={concluir} aoCancelar={() => setFazendo(null)} />
      ) : fazendo === 'renovar' ? (
        <Renovar aoConcluir={concluir} />
      ) : fazendo === 'desligar' ? (
        <ConfirmarComCodigo
          texto={t('desligarTexto')}
          rotulo={t('desligar')}
          aoCancelar={() => setFazendo(null)}
          enviar={async (valores) => {
            await chamar(segundoFatorApi.desativarSegundoFator, { body: await envelopar(valores) });
            avisar.sucesso(t('foiDesligado'));
            concluir();
          }}
        />
      ) : (
        <Agora estado={consulta.data} fazer={setFazendo} />
      )}
    </section>
  );
}

type Estado = { ativo: boolean; desde: string | null; codigosRestantes: number; obrigatorio: boolean };

function Agora({ estado, fazer }: { estado: Estado; fazer: (que: Fazendo) => void }) {
  const t = useTextos(textosSegundoFator);
  const { ativo, desde, codigosRestantes, obrigatorio } = estado;
  if (!ativo) {
    return (
      <>
        <p className="suave">{t('desligado')}</p>
        <Button variant="default" mt="xs" onClick={() => fazer('ligar')}>
          {t('ligar')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        {t('ligadoDesde', { quando: desde === null ? '—' : escreverInstante(desde) })}{' '}
        {codigosRestantes === 0 ? t('restamNenhum') : t('restam', { n: codigosRestantes })}
      </p>
      <div className={estilo.acoes}>
        <Button variant="default" onClick={() => fazer('renovar')}>
          {t('novosCodigos')}
        </Button>
        {obrigatorio ? (
          <p className="suave">{t('perfilExige')}</p>
        ) : (
          <Button variant="default" onClick={() => fazer('desligar')}>
            {t('desligar')}
          </Button>
        )}
      </div>
    </>
  );
}

function Renovar({ aoConcluir }: { aoConcluir: () => void }) {
  const t = useTextos(textosSegundoFator);
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);
  if (codigos) return <CodigosDeRecuperacao codigos={codigos} aoConcluir={aoConcluir} />;
  return (
    <ConfirmarComCodigo
      texto={t('novosCodigosTexto')}
      rotulo={t('novosCodigos')}
      aoCancelar={aoConcluir}
      enviar={async (valores) => {
        const resposta = await chamar(segundoFatorApi.renovarCodigosDeRecuperacao, { body: await envelopar(valores) });
        setCodigos(resposta.codigos);
      }}
    />
  );
}
