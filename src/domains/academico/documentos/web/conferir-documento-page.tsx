import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MolduraPublica } from '#domains/acesso/web/door.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Esqueleto, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { documentosApi } from '../api.ts';
import { normalizarCodigo } from '../esquemas.ts';
import { textosDocumentos } from '../texts.ts';
import { tiposDocumento } from '../tipos.ts';
import estilo from './documentos.module.css';

/** Whoever holds a paper of the school types its code, or follows its address, and compares what this page says with it. */
export default function ConferirDocumentoPage() {
  const t = useTextos(textosDocumentos);
  const irPara = useIrPara();
  const noEndereco = normalizarCodigo(useParametros()['codigo'] ?? '');
  const [digitado, setDigitado] = useState(noEndereco);
  const [curto, setCurto] = useState(false);
  const enviar = (evento: FormEvent): void => {
    evento.preventDefault();
    const codigo = normalizarCodigo(digitado);
    setCurto(codigo.length !== 14);
    if (codigo.length === 14) void irPara('conferir-documento', { codigo }, {}, { substituir: true });
  };
  return (
    <MolduraPublica titulo={t('conferirTitulo')} texto={t('conferirTexto')} pe={<Elo tela="login">{t('irAoPortal')}</Elo>}>
      <form className={estilo.formulario} onSubmit={enviar}>
        <TextInput
          label={t('codigo')}
          placeholder="XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={digitado}
          error={curto ? t('codigoCurto') : null}
          onChange={(evento) => setDigitado(evento.currentTarget.value)}
        />
        <Button type="submit" fullWidth>
          {t('conferir')}
        </Button>
      </form>
      <div aria-live="polite">{noEndereco.length === 14 && <Resultado key={noEndereco} codigo={noEndereco} />}</div>
    </MolduraPublica>
  );
}

function Resultado({ codigo }: { codigo: string }) {
  const t = useTextos(textosDocumentos);
  const { data, error } = useConsulta(documentosApi.conferirDocumento, { params: { codigo } }, { validadeMs: 60_000 });
  if (error) {
    return (
      <div className={estilo.resultado}>
        <Etiqueta tom="perigo">{t('naoConfere')}</Etiqueta>
        <p>{mensagemDe(error)}</p>
      </div>
    );
  }
  return data ? <Conferido lido={data} /> : <Esqueleto linhas={4} />;
}

/** Papers that are no declaration about an enrollment. */
const deOutraSala = [
  'documento_padrao',
  'recibo',
  'contrato',
  'aditivo',
  'declaracao_ir',
  'declaracao_quitacao',
  'historico',
  'historico_parcial',
  'ata_conselho',
] as const;
const isDeOutraSala = (tipo: string): tipo is (typeof deOutraSala)[number] => deOutraSala.some((um) => um === tipo);

function Conferido({ lido }: { lido: RespostaCliente<typeof documentosApi.conferirDocumento> }) {
  const t = useTextos(textosDocumentos);
  const { idioma } = useIdioma();
  const fatos = [
    [t('tipo'), isDeOutraSala(lido.tipo) ? t(lido.tipo) : rotuloDe(tiposDocumento, lido.tipo, idioma)],
    [t('numero'), lido.numero],
    [t('data'), formatarData(lido.data)],
    [t(lido.tipo === 'ata_conselho' ? 'turma' : 'nome'), lido.nome],
    [t('escola'), lido.escola],
    ...(lido.desde === null ? [] : [[t('desde'), formatarData(lido.desde)] as const]),
  ] as const;
  return (
    <div className={estilo.resultado}>
      <Etiqueta
        tom={lido.situacao === 'valido' ? 'sucesso' : lido.situacao === 'vencido' || lido.situacao === 'substituido' ? 'alerta' : 'perigo'}
      >
        {t(lido.situacao)}
      </Etiqueta>
      <p>{t('compare')}</p>
      <dl className="fatos">
        {fatos.flatMap(([rotulo, valor]) => [<dt key={`${rotulo}-rotulo`}>{rotulo}</dt>, <dd key={rotulo}>{valor}</dd>])}
      </dl>
    </div>
  );
}
