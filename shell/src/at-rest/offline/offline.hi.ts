import { formatViewerDateTime } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offline.text';

export const text: Translation<typeof english> = {
  label: 'इंटरनेट कनेक्शन',
  offline: 'आप ऑफ़लाइन हैं। हाल में खोली गई चीज़ें यहाँ पढ़ी जा सकती हैं; बाक़ी सब के लिए इंटरनेट चाहिए।',
  offlineSince: (at) =>
    `आप ऑफ़लाइन हैं। आप ${formatViewerDateTime(at)} को लोड की गई जानकारी देख रहे हैं; बुकिंग और बाक़ी सब के लिए इंटरनेट चाहिए।`,
  unreachable: (at) =>
    `Nukkad तक नहीं पहुँचा जा सका। आप ${formatViewerDateTime(at)} को लोड की गई जानकारी देख रहे हैं; बुकिंग और बाक़ी सब के लिए इंटरनेट चाहिए।`,
  reload: 'फिर लोड करें',
};
