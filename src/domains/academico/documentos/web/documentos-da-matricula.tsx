import { useState } from 'react';
import { chamar, mensagemDe } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { documentosApi as api } from '../api.ts';
import { textosDocumentos } from '../texts.ts';
import { tiposDocumento } from '../tipos.ts';
import estilo from './documentos.module.css';

type Documento = RespostaCliente<typeof api.listarDocumentos>['itens'][number];

/** A kind of the product in the language of who reads; what the school called its own paper. */
const nomeDe = ({ tipo, titulo }: Documento, idioma: Idioma): string =>
  tipo === 'documento_padrao' ? titulo : rotuloDe(tiposDocumento, tipo, idioma);

type Props = { matriculaId: number /** He sits or sat in a class. */; temBoletim: boolean };

/** The documents issued of an enrollment, each printed again exactly as it was issued, and its report card, which no list shows of who left. */
export function DocumentosDaMatricula({ matriculaId, temBoletim }: Props) {
  const t = useTextos(textosDocumentos);
  const { idioma } = useIdioma();
  const consulta = useConsulta(api.listarDocumentos, { query: { MatriculaId: String(matriculaId), TamanhoDaPagina: 50 } });
  const [aberto, setAberto] = useState<Documento | null>(null);
  const { pode } = useSessao();
  const itens = consulta.data?.itens;
  const cancelar = async ({ id, numero, codigoVerificacao: codigo }: Documento, tipo: string): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('cancelarDocumento', { tipo, numero }),
      texto: t('cancelarConsequencia', { codigo }),
      rotuloConfirmar: t('cancelar'),
      perigo: true,
      minimo: 3,
      maximo: 500,
    });
    if (motivo === null) return;
    try {
      await chamar(api.cancelarDocumento, { params: { id }, body: { motivo } }, { chaveIdempotencia: crypto.randomUUID() });
      avisar.sucesso(t('canceladoAgora', { tipo, numero }));
    } catch (causa) {
      avisar.erro(mensagemDe(causa));
    }
    void invalidar(api.listarDocumentos);
  };
  return (
    <Cartao titulo={t('emitidos')}>
      {temBoletim && pode('boletins', 'visualizar') && (
        <p>
          <Elo tela="boletins" search={{ boletim: matriculaId }}>
            {t('boletim')}
          </Elo>
        </p>
      )}
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!itens && !consulta.error && <Esqueleto linhas={2} />}
      {itens?.length === 0 && <p className="suave">{t('nenhum')}</p>}
      <ul className="lista">
        {itens?.map((documento) => {
          const tipo = nomeDe(documento, idioma);
          return (
            <li key={documento.id} className={estilo.documento}>
              <button
                type="button"
                className={estilo.elo}
                aria-label={t('reimprimir', { tipo, numero: documento.numero })}
                onClick={() => setAberto(documento)}
              >
                {documento.numero} · {tipo}
              </button>
              <small className="suave">
                {t('porEm', { data: formatarData(documento.dataEmissao), quem: documento.usuarioNome })} · {documento.codigoVerificacao}
              </small>
              <Situacao documento={documento} />
              {documento.situacao !== 'cancelado' && pode('matriculas', 'excluir') && (
                <button
                  type="button"
                  className={estilo.elo}
                  aria-label={`${t('cancelar')} ${documento.numero} · ${tipo}`}
                  onClick={() => void cancelar(documento, tipo)}
                >
                  {t('cancelar')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {aberto && (
        <PreviaDocumento
          aberta
          aoFechar={() => setAberto(null)}
          titulo={`${nomeDe(aberto, idioma)} ${aberto.numero}`}
          endpoint={api.imprimirDocumento}
          entrada={{ params: { id: aberto.id } }}
          nomePadrao={`${aberto.tipo}-${aberto.numero}.pdf`}
        />
      )}
    </Cartao>
  );
}

/** Why a paper no longer stands; nothing while it does. */
function Situacao({ documento: { situacao, desde, motivoDoCancelamento, canceladoPor } }: { documento: Documento }) {
  const t = useTextos(textosDocumentos);
  if (situacao === 'valido') return null;
  const data = desde === null ? '' : formatarData(desde);
  return (
    <>
      <Etiqueta tom={situacao === 'vencido' ? 'neutro' : 'perigo'}>{t(`curto_${situacao}`, { data })}</Etiqueta>
      {motivoDoCancelamento !== null && (
        <small className="suave">{t('canceladoPor', { motivo: motivoDoCancelamento, quem: canceladoPor ?? '' })}</small>
      )}
    </>
  );
}
