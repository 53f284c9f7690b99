import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { Cartao, Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { tiposHistorico } from '#domains/academico/historico/escolar/tipos.ts';
import estilo from '#domains/academico/historico/escolar/web/historico-escolar.module.css';
import { emissaoDeHistoricoApi as api } from '../api.ts';
import { textosEmissaoDeHistorico } from '../texts.ts';

type Emitido = RespostaCliente<typeof api.listarEmitidos>['itens'][number];
type Aberto = { id: number; numero: string; via?: number };
const envelhece = ['HistoricoEmitido', 'HistoricoEscolar', 'Pessoa/obter-alunos-historico-escolar'];

/** The transcripts issued of a student, each printed again exactly as it was issued. */
export function Emitidos({ alunoId }: { alunoId: number }) {
  const t = useTextos(textosEmissaoDeHistorico);
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const consulta = useConsulta(api.listarEmitidos, { query: { AlunoId: alunoId, TamanhoDaPagina: 50 } });
  const itens = consulta.data?.itens;
  return (
    <Cartao titulo={t('emitidos')}>
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!itens && !consulta.error && <Esqueleto linhas={2} />}
      {itens?.length === 0 && <p className="suave">{t('nenhum')}</p>}
      <ul className={estilo.emitidos}>
        {itens?.map((emitido) => (
          <Linha key={emitido.id} emitido={emitido} aoAbrir={setAberto} />
        ))}
      </ul>
      {aberto && (
        <PreviaDocumento
          aberta
          aoFechar={() => setAberto(null)}
          titulo={aberto.numero}
          endpoint={api.imprimirHistorico}
          entrada={{ params: { id: aberto.id }, query: aberto.via === undefined ? {} : { Via: aberto.via } }}
          nomePadrao={`historico-${aberto.numero}.pdf`}
        />
      )}
    </Cartao>
  );
}

function Linha({ emitido, aoAbrir }: { emitido: Emitido; aoAbrir: (aberto: Aberto) => void }) {
  const t = useTextos(textosEmissaoDeHistorico);
  const { idioma } = useIdioma();
  const { id, numero, situacao, vias, canceladoEm } = emitido;
  const tipo = rotuloDe(tiposHistorico, emitido.tipo, idioma);
  return (
    <li>
      <button type="button" className="botao-simples" aria-label={t('abrir', { numero, tipo })} onClick={() => aoAbrir({ id, numero })}>
        {numero} · {tipo}
      </button>
      <small className="suave">
        {t('porEm', { data: formatarData(emitido.dataEmissao), quem: emitido.usuarioNome, codigo: emitido.codigoVerificacao })}
      </small>
      {situacao === 'cancelado' && (
        <Etiqueta tom="perigo">{t('canceladoEm', { data: canceladoEm === null ? '' : formatarData(canceladoEm) })}</Etiqueta>
      )}
      {emitido.motivoDoCancelamento !== null && (
        <small className="suave">{t('motivo', { motivo: emitido.motivoDoCancelamento, quem: emitido.canceladoPor ?? '' })}</small>
      )}
      {vias.map(({ via, data }) => (
        <button key={via} type="button" className="botao-simples" onClick={() => aoAbrir({ id, numero, via })}>
          {t('via', { via, data: formatarData(data) })}
        </button>
      ))}
      {situacao === 'valido' && <AcoesDoEmitido emitido={emitido} aoAbrir={aoAbrir} />}
    </li>
  );
}

function AcoesDoEmitido({
  emitido: { id, numero, codigoVerificacao: codigo },
  aoAbrir,
}: {
  emitido: Emitido;
  aoAbrir: (aberto: Aberto) => void;
}) {
  const t = useTextos(textosEmissaoDeHistorico);
  const { pode } = useSessao();
  const via = useComando(api.emitirVia, { envelhece });
  const cancelamento = useComando(api.cancelarHistorico, { envelhece });
  const darVia = (): void =>
    via.mutate(
      { params: { id }, body: {} },
      {
        onSuccess: (feita) => {
          avisar.sucesso(t('viaEmitida', { via: feita.via, numero }));
          aoAbrir({ id, numero, via: feita.via });
        },
        onError: (causa) => avisar.erro(causa),
      },
    );
  const cancelar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('cancelarDe', { numero }),
      texto: t('cancelarConsequencia', { codigo }),
      rotuloConfirmar: t('cancelarDe', { numero }),
      perigo: true,
      minimo: 3,
      maximo: 500,
    });
    if (motivo === null) return;
    cancelamento.mutate(
      { params: { id }, body: { motivo } },
      { onSuccess: () => avisar.sucesso(t('canceladoAgora', { numero })), onError: (causa) => avisar.erro(causa) },
    );
  };
  return (
    <span className={estilo.acoes}>
      {pode('historico-escolar', 'criar') && (
        <Button size="compact-sm" variant="default" loading={via.isPending} aria-label={t('novaViaDe', { numero })} onClick={darVia}>
          {t('novaVia')}
        </Button>
      )}
      {pode('historico-escolar', 'excluir') && (
        <Button size="compact-sm" variant="subtle" color="red" aria-label={t('cancelarDe', { numero })} onClick={() => void cancelar()}>
          {t('cancelar')}
        </Button>
      )}
    </span>
  );
}
