import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { z } from 'zod';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { EstadoErro, Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { campo as deCampo } from '#shared/campos.ts';
import { anonimizacaoApi } from '#domains/privacidade/anonimizacao/api.ts';
import { textosPrivacidade } from '../texts.ts';
import { Previa } from './previa.tsx';

const Dossie = lazy(() => import('./dossie.tsx'));
const Anonimizar = lazy(() => import('./anonimizar.tsx'));
const esquema = z.strictObject({ pessoaId: deCampo.id() });
const campo = camposDe<typeof esquema>();

/** One person: what may be done with their data. */
export default function UmaPessoa({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosPrivacidade);
  const [{ pessoa }, mudar] = useEndereco('pessoa');
  // Whom the address named already when the page opened: the field shows the name, so it waits for it.
  const [deInicio] = useState(() => (pessoa === undefined ? null : Number(pessoa)));
  const { data, error } = useConsulta(anonimizacaoApi.preverAnonimizacao, { params: { id: deInicio ?? 0 } }, { ativa: deInicio !== null });
  const campoPronto = deInicio === null || data !== undefined || error !== null;
  return (
    <Pagina abas={abas}>
      <p>{t('escolha')}</p>
      {campoPronto && (
        <Formulario
          id="de-quem"
          esquema={esquema}
          valoresIniciais={{ pessoaId: data?.pessoaId ?? '' }}
          guarda={false}
          aoSalvar={() => Promise.resolve()}
        >
          <EmColunas>
            <PessoaPicker
              nome={campo('pessoaId')}
              rotulo={t('pessoa')}
              colunas={6}
              criarDentro={false}
              obrigatorio={false}
              inicial={data ? { id: data.pessoaId, nome: data.nome } : null}
              aoMudar={(escolhida) => mudar({ pessoa: escolhida?.id })}
            />
          </EmColunas>
        </Formulario>
      )}
      {pessoa !== undefined && <Escolhida key={pessoa} id={Number(pessoa)} />}
    </Pagina>
  );
}

function Escolhida({ id }: { id: number }) {
  const t = useTextos(textosPrivacidade);
  const { pode } = useSessao();
  const { data: previa, error, refetch } = useConsulta(anonimizacaoApi.preverAnonimizacao, { params: { id } });
  const [aberta, setAberta] = useState<'dossie' | 'anonimizar' | null>(null);
  if (error && !previa) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!previa) return <Esqueleto linhas={8} />;
  const fechar = () => setAberta(null);
  return (
    <section aria-label={previa.nome}>
      <h2>{previa.nome}</h2>
      <p>
        {pode('privacidade', 'criar') && <Button onClick={() => setAberta('dossie')}>{t('dossie')}</Button>}{' '}
        {pode('pessoas', 'visualizar') && (
          <Elo tela="pessoa" params={{ id }}>
            {t('abrirCadastro')}
          </Elo>
        )}{' '}
        {pode('protocolos', 'listar') && <Elo tela="protocolos">{t('corrigir')}</Elo>}
      </p>
      <Previa previa={previa} aoAnonimizar={() => setAberta('anonimizar')} />
      <Suspense fallback={null}>
        {aberta === 'dossie' && <Dossie id={id} aoFechar={fechar} />}
        {aberta === 'anonimizar' && <Anonimizar previa={previa} aoFechar={fechar} />}
      </Suspense>
    </section>
  );
}
