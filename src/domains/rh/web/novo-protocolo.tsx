import { Button, FileInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { enviarArquivo, mensagemDe } from '#platform/web/api.ts';
import { invalidar, useComando, useConsulta } from '#platform/web/consultas.ts';
import { avisar, Janela } from '#platform/web/dialogos.tsx';
import { BotaoSalvar, CampoTextoLongo, Formulario, Grade, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina.tsx';
import { PessoaPicker } from '#domains/pessoas/web/door.tsx';
import { campo } from '#shared/campos.ts';
import { rhApi } from '../api.ts';
import { textosRh } from '../texts.ts';
import { CampoProposto } from './campo-proposto.tsx';
import estilo from './rh.module.css';

/** What stands in the form: the proposals by field; those that differ from the current value become the request. */
const esquema = z.object({ pessoaId: campo.id(), motivo: campo.texto({ max: 500, multilinha: true }), propostas: z.record(z.string(), z.string().max(200).nullable()) });
type Valores = z.output<typeof esquema>;

/** Opens a request: person, what is wrong with the current value beside it, why, and the document that proves it. */
export default function NovoProtocolo({ pessoaId, aoFechar, aoAbrir }: { pessoaId: number | null; aoFechar: () => void; aoAbrir: (id: number) => void }) {
  const t = useTextos(textosRh);
  const [anexo, setAnexo] = useState<File | null>(null);
  const criar = useComando(rhApi.criarProtocolo, { invalida: [rhApi.listProtocolos] });
  const salvar = async ({ pessoaId: pessoa, motivo, propostas }: Valores) => {
    const campos = Object.entries(propostas).map(([nome, valor]) => ({ campo: nome, valorProposto: valor }));
    if (campos.length === 0) throw new SemMudancas(t('semMudancas'));
    const protocolo = await criar.mutateAsync({ body: { pessoaId: pessoa, motivo, campos } });
    // The request stands by itself: an attachment that fails is told and can be sent again from the record.
    if (anexo) await enviarArquivo(rhApi.anexarAoProtocolo, { params: { id: protocolo.id } }, anexo).catch((erro: unknown) => avisar.erro(t('anexoFalhou', { motivo: mensagemDe(erro) })));
    return protocolo;
  };
  return (
    <Janela
      aberta
      lado="direita"
      titulo={t('novoProtocolo')}
      aoFechar={aoFechar}
      rodape={
        <>
          <Button variant="default" onClick={aoFechar}>
            {t('cancelar')}
          </Button>
          <BotaoSalvar formulario="protocolo" rotulo={t('novoProtocolo')} />
        </>
      }
    >
      <p>{t('novoProtocoloTexto')}</p>
      <Formulario
        id="protocolo"
        esquema={esquema}
        valoresIniciais={{ pessoaId: pessoaId ?? '', motivo: '', propostas: {} }}
        aoSalvar={async (_valores, saida) => salvar(saida).catch(avisarSemMudancas)}
        aposSalvar={(resposta) => {
          const { id, numero } = resposta as { id: number; numero: string };
          avisar.sucesso(t('aberto', { numero }));
          void invalidar(rhApi.listProtocolos);
          aoAbrir(id);
        }}
      >
        <Grade>
          <Pessoa inicial={pessoaId} />
        </Grade>
        <Propostas />
        <Grade>
          <CampoTextoLongo nome="motivo" rotulo={t('motivo')} maximo={500} linhas={2} />
        </Grade>
        <FileInput label={t('anexo')} description={t('anexoAjuda')} placeholder={t('anexar')} accept="application/pdf,image/jpeg,image/png" clearable clearButtonProps={{ 'aria-label': t('excluir') }} value={anexo} onChange={setAnexo} mt="md" />
      </Formulario>
    </Janela>
  );
}
