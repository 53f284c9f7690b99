import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao-estado.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { portalApi as api } from '#portal/api.ts';
import { textosIntegridade } from '#portal/texts-integridade.ts';
import estilo from './inicio.module.css';

type Integridade = RespostaCliente<typeof api.integridade>;
type Invariante = Integridade['invariantes'][number];

/** The check of the whole: runs it, shows what the chosen one found, what each finding means and what to do about it. */
export default function IntegridadePainel() {
  const t = useTextos(textosIntegridade);
  const { pode } = useSessao();
  const [escolhida, setEscolhida] = useState<number | null>(null);
  const consulta = useConsulta(
    api.integridade,
    { query: escolhida === null ? {} : { VerificacaoId: escolhida } },
    { manterAnterior: true },
  );
  const verificar = useComando(api.verificarIntegridade, { invalida: [api.integridade], aoConcluir: () => setEscolhida(null) });
  const { data } = consulta;
  if (consulta.error && !data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!data) return <Esqueleto linhas={8} />;
  const atual = data.verificacoes.find((v) => v.id === data.escolhida);
  return (
    <>
      <p className="suave">{t('explicacao')}</p>
      <div className={estilo.acoes} style={{ alignItems: 'end' }}>
        {data.verificacoes.length > 0 && <Escolha data={data} aoMudar={setEscolhida} />}
        {pode('integridade', 'criar') && (
          <Button data-foco loading={verificar.isPending} onClick={() => void verificar.mutateAsync({}).catch(avisar.erro)}>
            {t('verificar')}
          </Button>
        )}
      </div>
      <p role="status">
        <strong>
          {atual ? (atual.achados === 0 ? t('tudoCerto', { n: atual.invariantes }) : t('violacoes', { n: atual.achados })) : t('nunca')}
        </strong>
      </p>
      <Resultados invariantes={data.invariantes} />
    </>
  );
}

function Escolha({ data, aoMudar }: { data: Integridade; aoMudar: (id: number) => void }) {
  const t = useTextos(textosIntegridade);
  return (
    <NativeSelect
      label={t('quando')}
      value={String(data.escolhida ?? '')}
      data={data.verificacoes.map((v) => ({
        value: String(v.id),
        label: `${escreverInstante(v.concluidaEm)} ${t(`origem_${v.origem as 'tela' | 'comando' | 'noite'}`, { usuario: v.usuarioNome ?? '' })} · ${v.achados}`,
      }))}
      onChange={({ currentTarget: { value } }) => aoMudar(Number(value))}
    />
  );
}

/** What does not hold comes first. */
function Resultados({ invariantes }: { invariantes: readonly Invariante[] }) {
  const t = useTextos(textosIntegridade);
  const { idioma } = useIdioma();
  const ordenadas = invariantes.toSorted((a, b) => (b.resultado?.achados ?? 0) - (a.resultado?.achados ?? 0));
  return (
    <Tabela
      legenda={t('titulo')}
      colunas={[t('invariante'), t('sala'), t('resultado')]}
      linhas={ordenadas.map((i) => ({
        chave: i.id,
        celulas: [
          <div key="i">
            {i.significado[idioma]}
            {i.resultado !== null && i.resultado.achados > 0 && <Achados invariante={i} resultado={i.resultado} />}
          </div>,
          i.sala.split('/').at(-1),
          <Veredito key="r" resultado={i.resultado} />,
        ],
      }))}
    />
  );
}

function Veredito({ resultado }: { resultado: Invariante['resultado'] }) {
  const t = useTextos(textosIntegridade);
  if (!resultado) return <Etiqueta>{t('semResultado')}</Etiqueta>;
  return resultado.achados === 0 ? (
    <Etiqueta tom="sucesso">{t('certo')}</Etiqueta>
  ) : (
    <Etiqueta tom="perigo">{t('achados', { n: resultado.achados })}</Etiqueta>
  );
}

function Achados({ invariante, resultado }: { invariante: Invariante; resultado: NonNullable<Invariante['resultado']> }) {
  const t = useTextos(textosIntegridade);
  const { idioma } = useIdioma();
  return (
    <>
      <p className="consequencia consequencia-perigo">
        {t('oQueFazer')}: {invariante.providencia[idioma]}
      </p>
      <ul>
        {resultado.exemplos.map((e) => (
          <li key={`${e.alvo} ${e.detalhe}`}>
            {e.alvo}: {e.detalhe}
          </li>
        ))}
        {resultado.achados > resultado.exemplos.length && <li>{t('eMais', { n: resultado.achados - resultado.exemplos.length })}</li>}
      </ul>
    </>
  );
}
