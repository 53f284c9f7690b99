import { useState } from 'react';
import { useConsulta } from '#platform/web/consultas.ts';
import { PreviaDocumento } from '#platform/web/documento.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { documentosApi as api } from '../api.ts';
import { textosDocumentos } from '../texts.ts';
import { tiposDocumento } from '../tipos.ts';
import estilo from './documentos.module.css';

type Documento = RespostaCliente<typeof api.listarDocumentos>['itens'][number];

/** The documents issued of an enrollment, each printed again exactly as it was issued. */
export function DocumentosDaMatricula({ matriculaId }: { matriculaId: number }) {
  const t = useTextos(textosDocumentos);
  const { idioma } = useIdioma();
  const consulta = useConsulta(api.listarDocumentos, { query: { MatriculaId: String(matriculaId), TamanhoDaPagina: 50 } });
  const [aberto, setAberto] = useState<Documento | null>(null);
  const itens = consulta.data?.itens;
  return (
    <Cartao titulo={t('emitidos')}>
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!itens && !consulta.error && <Esqueleto linhas={2} />}
      {itens?.length === 0 && <p className={estilo.suave}>{t('nenhum')}</p>}
      <ul className={estilo.lista}>
        {itens?.map((documento) => {
          const tipo = rotuloDe(tiposDocumento, documento.tipo, idioma);
          return (
            <li key={documento.id}>
              <button
                type="button"
                className={estilo.elo}
                aria-label={t('reimprimir', { tipo, numero: documento.numero })}
                onClick={() => setAberto(documento)}
              >
                {documento.numero} · {tipo}
              </button>
              <small className={estilo.suave}>
                {t('porEm', { data: formatarData(documento.dataEmissao), quem: documento.usuarioNome })} · {documento.codigoVerificacao}
              </small>
            </li>
          );
        })}
      </ul>
      {aberto && (
        <PreviaDocumento
          aberta
          aoFechar={() => setAberto(null)}
          titulo={`${rotuloDe(tiposDocumento, aberto.tipo, idioma)} ${aberto.numero}`}
          endpoint={api.imprimirDocumento}
          entrada={{ params: { id: aberto.id } }}
          nomePadrao={`${aberto.tipo}-${aberto.numero}.pdf`}
        />
      )}
    </Cartao>
  );
}
